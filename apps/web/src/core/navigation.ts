import type { AppHistory } from './history';
import { accessOf } from './paths';
import { createPath } from './router';

/** Navigation from outside the components, for code that runs after a call. */
export interface Navigation {
  /** Navigates to a path. Resolves when the page there, or one requested meanwhile, has rendered. */
  go: (path: string) => Promise<void>;
  /** Called by the page whenever a location has rendered, with the location's key. */
  arrived: (key: string) => void;
  /** Sets the history, once there is one. Without it `go` does nothing. */
  attach: (history: Pick<AppHistory, 'location' | 'push' | 'replace'>, basename?: string) => void;
}

/**
 * A history update completes before React has rendered a page whose code is still loading. Code that runs after `go`
 * would then still find the previous page, so `go` resolves only after the render.
 */
export function createNavigation(): Navigation {
  let attached: { history: Pick<AppHistory, 'location' | 'push' | 'replace'>; base: string } | undefined;
  let shown: string | undefined;
  const waiting: (() => void)[] = [];
  const nextArrival = () => new Promise<void>((resolve) => waiting.push(resolve));
  return {
    async go(path) {
      if (!attached) return;
      const { history, base } = attached;
      const here = createPath(history.location).slice(base.length) || '/';
      // The entry of a guarded page is replaced: the user no longer has access, so Back would lead to its guard.
      const isLeftForGood = here === path || accessOf(here) !== undefined;
      history[isLeftForGood ? 'replace' : 'push'](`${base}${path}`);
      while (shown !== history.location.key) await nextArrival();
    },
    arrived(key) {
      shown = key;
      for (const resolve of waiting.splice(0)) resolve();
    },
    attach(history, basename = '/') {
      attached = { history, base: basename.replace(/\/$/, '') };
    },
  };
}
