import { currentWorld } from '../story-world';

/** Milliseconds without a change after which the page is quiet. */
const QUIET_MS = {
  /** A component or a piece renders synchronously. */
  component: 0,
  /** A response reaches the page through the service worker, and is rendered after that. */
  answered: 150,
  /** A pending request may still be answered, or hang on purpose. */
  pending: 1000,
  /** The focused control may show its tooltip: its delay of 700 ms and time to load it. */
  tooltip: 900,
};

/** The longest wait in milliseconds: a story may change forever. */
const LONGEST_MS = 8000;

/** The page's requests without a response. */
const pending = new Set<Promise<Response>>();

/** Requests that stayed pending while the page was quiet: they hang, and nothing waits for them again. */
const hanging = new WeakSet<Promise<Response>>();

/** Listeners for a request that is sent or answered. */
const listeners = new Set<() => void>();

/** Counts the page's requests: the world of a story learns of one only when it has passed the service worker. */
export function watchRequests() {
  const { fetch } = window;
  const tell = () => listeners.forEach((listener) => listener());
  window.fetch = (...request) => {
    const response = fetch(...request);
    pending.add(response);
    tell();
    const onEnd = () => {
      pending.delete(response);
      tell();
    };
    response.then(onEnd, onEnd);
    return response;
  };
}

/** Resolves when nothing has changed on the page, and no request has been sent or answered, for a while. */
export async function waitForQuiet(page: Document) {
  const started = performance.now();
  let changed = started;
  const onChange = () => (changed = performance.now());
  const observer = new MutationObserver(onChange);
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  listeners.add(onChange);
  while (performance.now() - changed < quietMs(page) && performance.now() - started < LONGEST_MS) {
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  listeners.delete(onChange);
  for (const request of pending) hanging.add(request);
}

function quietMs(page: Document): number {
  const focused = page.activeElement;
  return Math.max(
    currentWorld() ? QUIET_MS.answered : QUIET_MS.component,
    [...pending].some((request) => !hanging.has(request)) ? QUIET_MS.pending : 0,
    // The accessible name of a control without words is its tooltip.
    focused?.matches('[aria-label]:focus-visible:not([aria-expanded=true])') &&
      !page.querySelector('[role=tooltip]')
      ? QUIET_MS.tooltip
      : 0,
  );
}
