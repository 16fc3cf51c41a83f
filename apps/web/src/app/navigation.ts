import type { AppHistory } from './history';
import { accessOf } from './paths';
import { createPath } from './router';

/** The way to a page from outside the components, for what follows a call. */
export interface Navigation {
  /** Leads to a path. Settles when the page there, or one that was asked for meanwhile, is on the screen. */
  go: (path: string) => Promise<void>;
  /** Said by the page whenever a location is on the screen, by its key. */
  arrived: (key: string) => void;
  /** Gives it the history, once there is one. Without it nothing moves. */
  attach: (history: Pick<AppHistory, 'location' | 'push' | 'replace'>, basename?: string) => void;
}

/**
 * A step of the history is through before React has drawn a page whose code was still to load: what is done then would
 * meet the page before.
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
      // A page that only some may see is no longer one of theirs: Back would find its guard.
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
