import { writeSettings, type MockSettings } from 'mock-api/browser';

/** The address as the one place where the mock's settings are kept. */
export interface Address {
  /** Says these settings from now on, wherever the app goes. */
  keep: (settings: MockSettings) => void;
  /** The address as it is, with these settings. */
  linkTo: (settings: MockSettings) => string;
  /** Starts the page anew, with the settings that are kept. */
  reload: () => void;
}

/**
 * The page's own. The router knows nothing of the mock and pushes bare paths, so each address it sets is given the
 * settings on its way into the history.
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
  // Back leads to what was said then; what is kept holds now.
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
