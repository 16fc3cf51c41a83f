import { writeSettings, type MockSettings } from 'mock-api/browser';

/** The page's address, the only place where the mock's settings are stored. */
export interface Address {
  /** Adds these settings to the address, now and after every navigation. */
  keep: (settings: MockSettings) => void;
  linkTo: (settings: MockSettings) => string;
  reload: () => void;
}

/**
 * The address of this page. The router pushes paths without the mock's settings, so that the settings are added to each
 * address before it reaches the history.
 */
export function pageAddress(settings: MockSettings, { history, location }: Window = window): Address {
  let kept = settings;
  const withSettings = (address: string | URL, wanted = kept) => {
    const url = new URL(address, location.href);
    const search = writeSettings(wanted, url.search);
    if (search !== url.search) url.search = search;
    return url.href;
  };
  const sayAgain = () => history.replaceState(history.state, '', location.href);

  for (const way of ['pushState', 'replaceState'] as const) {
    const set = history[way].bind(history);
    history[way] = (state, unused, url) => set(state, unused, url && withSettings(url));
  }
  // Back leads to an address with earlier settings; the current ones apply.
  addEventListener('popstate', sayAgain);

  return {
    keep(next) {
      kept = next;
      sayAgain();
    },
    linkTo: (wanted) => withSettings(location.href, wanted),
    reload: () => location.reload(),
  };
}
