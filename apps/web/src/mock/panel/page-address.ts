import { writeSettings, type MockSettings } from 'mock-api/browser';

/** The page's address, the only place where the mock's settings are stored. */
export interface Address {
  /** Adds these settings to the address, now and after every navigation. */
  update: (settings: MockSettings) => void;
  linkTo: (settings: MockSettings) => string;
  reload: () => void;
}

/**
 * The address of this page. The router pushes paths without the mock's settings, so that the settings are added to each
 * address before it reaches the history.
 */
export function pageAddress(settings: MockSettings, { history, location }: Window = window): Address {
  let currentSettings = settings;
  const withSettings = (address: string | URL, next = currentSettings) => {
    const url = new URL(address, location.href);
    const search = writeSettings(next, url.search);
    if (search !== url.search) url.search = search;
    return url.href;
  };
  const rewriteAddress = () => history.replaceState(history.state, '', location.href);

  for (const method of ['pushState', 'replaceState'] as const) {
    const set = history[method].bind(history);
    history[method] = (state, unused, url) => set(state, unused, url && withSettings(url));
  }
  // Back leads to an address with earlier settings; the current ones apply.
  addEventListener('popstate', rewriteAddress);

  return {
    update(next) {
      currentSettings = next;
      rewriteAddress();
    },
    linkTo: (target) => withSettings(location.href, target),
    reload: () => location.reload(),
  };
}
