import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from './router';

/** A history update. */
export interface Step {
  location: Location;
  action: NavigationType;
  /** Whether to render the update synchronously instead of in a transition. */
  flushSync: boolean;
}

/** The current location and the methods to navigate: over the browser's history, or in memory. */
export interface AppHistory extends Navigator {
  readonly location: Location;
  /** Calls the listener after every update until the returned function is called. */
  listen: (listener: (step: Step) => void) => () => void;
}

const START_KEY = 'default';
/** Not `randomUUID`, which browsers provide in secure contexts only. */
const newKey = () => Math.random().toString(36).slice(2, 10);

const toLocation = (to: To, state: unknown = null, key = newKey()): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state,
  key,
});

function createListeners() {
  const listeners = new Set<(step: Step) => void>();
  return {
    tell: (step: Step) => listeners.forEach((listener) => listener(step)),
    listen(listener: (step: Step) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A history over the window's own. Create one per page load: its `popstate` listener is never removed. */
export function createBrowserHistory(): AppHistory {
  const { tell, listen } = createListeners();
  const read = () => {
    const { pathname, search, hash } = window.location;
    // Entries that the browser creates have no key yet: the first one, and one for a link to a fragment of the page.
    if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, '');
    return toLocation({ pathname, search, hash }, history.state.usr, history.state.key);
  };
  const step =
    (action: NavigationType, write: 'pushState' | 'replaceState'): Navigator['push'] =>
    (to, state, options) => {
      const location = toLocation(to, state);
      history[write]({ usr: location.state, key: location.key }, '', createPath(location));
      tell({ location, action, flushSync: options?.flushSync ?? false });
    };
  let location = read();
  listen((to) => (location = to.location));
  window.addEventListener('popstate', () =>
    tell({ location: read(), action: NavigationType.Pop, flushSync: false }),
  );
  return {
    get location() {
      return location;
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: step(NavigationType.Push, 'pushState'),
    replace: step(NavigationType.Replace, 'replaceState'),
    go: (delta) => history.go(delta),
    listen,
  };
}

/** A history in memory: for a story, a test, or prerendering. */
export function createMemoryHistory(path: string): AppHistory {
  const { tell, listen } = createListeners();
  const entries = [toLocation(path, null, START_KEY)];
  let index = 0;
  const here = () => entries[index]!;
  return {
    get location() {
      return here();
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push(to, state, options) {
      entries.splice(++index, Infinity, toLocation(to, state));
      tell({ location: here(), action: NavigationType.Push, flushSync: options?.flushSync ?? false });
    },
    replace(to, state, options) {
      entries[index] = toLocation(to, state);
      tell({ location: here(), action: NavigationType.Replace, flushSync: options?.flushSync ?? false });
    },
    go(delta) {
      const next = index + delta;
      if (!entries[next]) return;
      index = next;
      tell({ location: here(), action: NavigationType.Pop, flushSync: false });
    },
    listen,
  };
}
