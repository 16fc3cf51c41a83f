/** What it needs of the router. */
export interface Way {
  navigate: (path: string) => Promise<void>;
  state: { location: { key: string } };
}

/** The way to a page from outside the components, for what follows a call. */
export interface Navigation {
  /** Leads to a path. Settles when the page there, or one that was asked for meanwhile, is on the screen. */
  go: (path: string) => Promise<void>;
  /** Said by the page whenever a location is on the screen, by its key. */
  arrived: (key: string) => void;
  /** Gives it the router, once there is one. Without it nothing moves. */
  attach: (router: Way) => void;
}

/**
 * The router's own promise settles before React has drawn a page whose code was still to load: what is done then
 * would meet the page before.
 */
export function createNavigation(): Navigation {
  let router: Way | undefined;
  let shown: string | undefined;
  const waiting: (() => void)[] = [];
  const isShown = ({ state }: Way) => state.location.key === shown;
  const nextArrival = () => new Promise<void>((resolve) => waiting.push(resolve));
  return {
    async go(path) {
      if (!router) return;
      await router.navigate(path);
      while (!isShown(router)) await nextArrival();
    },
    arrived(key) {
      shown = key;
      for (const resolve of waiting.splice(0)) resolve();
    },
    attach(found) {
      router = found;
    },
  };
}
