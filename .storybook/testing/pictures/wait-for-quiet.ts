import { currentWorld } from '../../story-world';

/** Milliseconds without a change after which the page is quiet. */
const QUIET_MS = {
  /** A component or a piece renders synchronously. */
  component: 0,
  /** A screen may load a part of itself. */
  screen: 150,
  /** A screen whose parts are loaded renders in the next frames, after the observers of sizes and of visibility. */
  loadedScreen: 40,
  /** A response reaches the page through the service worker, and is rendered after that. */
  answered: 150,
  /** A pending request may still be answered, or hang on purpose; a skeleton or a spinner may still be replaced. */
  pending: 1000,
  /** The focused control may show its tooltip: its delay of 700 ms and time to load it. */
  tooltip: 900,
};

/** The longest wait in milliseconds: a story may change forever. */
const LONGEST_MS = 8000;

/** The page's requests without a response. */
const pending = new Set<Promise<Response>>();

/** Requests that stayed pending while the page was quiet: they hang, and are not waited for again. */
const hanging = new WeakSet<Promise<Response>>();

/** Skeletons and spinners that were shown while the page was quiet: they are not waited for again. */
const stayedPlaceholders = new WeakSet<Element>();

/** Controls that showed no tooltip while the page was quiet: it is not waited for again. */
const withoutTooltip = new WeakSet<Element>();

/** When a request was sent or answered last. */
let lastActivity = 0;

/** Counts the page's requests: the world of a story receives one only after it has passed the service worker. */
export function watchRequests() {
  const { fetch } = window;
  window.fetch = (...request) => {
    const response = fetch(...request);
    pending.add(response);
    lastActivity = performance.now();
    const onEnd = () => {
      pending.delete(response);
      lastActivity = performance.now();
    };
    response.then(onEnd, onEnd);
    return response;
  };
}

/**
 * Resolves when nothing has changed on the page, and no request has been sent or answered, for a while.
 * @param isLoaded whether all parts of the page have been shown before, so that a change of it is complete at once
 */
export async function waitForQuiet(page: Document, isLoaded: boolean) {
  const started = performance.now();
  let changed = started;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  const isQuiet = () => {
    const now = performance.now();
    return (
      now - lastActivity >= QUIET_MS.answered &&
      now - Math.max(changed, lastActivity) >= quietMs(page, isLoaded)
    );
  };
  while (!isQuiet() && performance.now() - started < LONGEST_MS) {
    await new Promise(requestAnimationFrame);
    if (isQuiet()) await runDueTimers();
  }
  observer.disconnect();
  for (const request of pending) hanging.add(request);
  for (const element of placeholders(page)) stayedPlaceholders.add(element);
  if (page.activeElement) withoutTooltip.add(page.activeElement);
}

/** On a busy machine a frame may come before a timer that was due earlier. */
async function runDueTimers() {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

function quietMs(page: Document, isLoaded: boolean): number {
  const focused = page.activeElement;
  return Math.max(
    QUIET_MS[!currentWorld() ? 'component' : isLoaded ? 'loadedScreen' : 'screen'],
    [...pending].some((request) => !hanging.has(request)) ? QUIET_MS.pending : 0,
    placeholders(page).some((element) => !stayedPlaceholders.has(element)) ? QUIET_MS.pending : 0,
    focused && !withoutTooltip.has(focused) && mayShowTooltip(focused) ? QUIET_MS.tooltip : 0,
  );
}

const placeholders = (page: Document) => [...page.querySelectorAll('[data-ui=skeleton], [data-ui=spinner]')];

/** The accessible name of a control without text is its tooltip. */
const mayShowTooltip = (control: Element) =>
  control.matches('[aria-label]:focus-visible:not([aria-expanded=true])') &&
  !control.ownerDocument.querySelector('[role=tooltip]');
