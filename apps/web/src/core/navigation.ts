import { flushSync } from 'react-dom';
import { accessOf } from './paths';
import { createPath, type Location, type NavigateFunction } from './router';

/** The router's current location, and its functions for code outside of the components. */
interface AttachedRouter {
  location: Location;
  navigate: NavigateFunction;
  /** Fetches the code and the texts of the screen at a path, and waits for the history. Never rejects. */
  prepare: (path: string) => Promise<unknown>;
}

/** Navigation from outside the components, for code that runs after a call. */
export interface Navigation {
  /**
   * Before a change of the session: fetches the screen at a path, which may depend on the present location, navigates
   * to it and renders it, in this order; then resolves. If the user navigates meanwhile, the path that the user has
   * chosen replaces it. To a page for users it leaves the navigation to the guards. Without a router it does nothing.
   */
  go: (path: string | ((location: Location) => string)) => Promise<void>;
  /**
   * Fetches the screen at a path, navigates to it and renders it, unless the user navigates meanwhile. Resolves to
   * whether it has.
   */
  open: (path: string) => Promise<boolean>;
  /** Whether the current page has this path. Without a router it has none. */
  isAt: (path: string) => boolean;
  /** Sets the router. Called after each of its updates. */
  attach: (router: AttachedRouter) => void;
}

/** Marks the state of a location whose screen was prepared: it is rendered synchronously. */
const PREPARED = 'prepared';

export const isPrepared = ({ state }: Location) => state === PREPARED;

export function createNavigation(): Navigation {
  let router: AttachedRouter | undefined;
  return {
    async go(to) {
      if (!router) return;
      let { location } = router;
      const path = typeof to === 'string' ? to : to(location);
      // The entry of a guarded page is replaced: the user no longer has access, so Back would lead to its guard.
      let replace = createPath(location) === path || accessOf(location.pathname) !== undefined;
      let target = path;
      await router.prepare(target);
      while (location.key !== router.location.key) {
        ({ location } = router);
        target = createPath(location);
        replace = true;
        await router.prepare(target);
      }
      // Only once the caller has set the user does a guard let this page be. The guard of the auth screen redirects then.
      if (accessOf(target) === 'users') return;
      const { navigate } = router;
      // The caller changes the session next, for which the previous page must have been unmounted.
      flushSync(() => void navigate(target, { replace, state: PREPARED }));
    },
    async open(path) {
      if (!router) return false;
      const { key } = router.location;
      await router.prepare(path);
      if (router.location.key !== key) return false;
      const { navigate } = router;
      flushSync(() => void navigate(path, { state: PREPARED }));
      return true;
    },
    isAt: (path) => router?.location.pathname.toLowerCase() === path,
    attach(next) {
      router = next;
    },
  };
}
