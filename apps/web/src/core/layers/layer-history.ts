import { createPath, parsePath, type Location, type Navigator, type To } from '../router';

/** The router's history, which knows its entry at once; React knows it only when it has rendered. */
export type RouterHistory = Navigator & { readonly location: Location };

/** Number of layers that cover the page at an entry: each has an entry of its own, above that of the page. */
const depthOf = ({ state }: Location): number => (state as { layers?: number } | null)?.layers ?? 0;

/** Longest time to wait for a step through the history, in milliseconds. */
const LONGEST_STEP_MS = 1_000;

interface Layer {
  onBack: () => void;
}

/**
 * Keeps an entry in the history for each layer that covers the window, so that Back closes the innermost one. However
 * else it closes, its entry is taken away. The entries are the page's own once more: its address, its key, and thus its
 * scroll position.
 */
export interface LayerHistory {
  /** Adds a layer above all others. Returns a function that removes it. */
  add: (onBack: () => void) => () => void;
  /** To be called after each change of the router's location. */
  arrive: (isPop: boolean) => void;
  /** Resolves when the entries are those of the layers, so that a navigation takes place at once. */
  settled: () => Promise<void>;
  /** The navigator of the page: its navigations leave no entries of layers behind. */
  navigator: Navigator;
}

export function createLayerHistory(history: RouterHistory): LayerHistory {
  const layers: Layer[] = [];
  /** What waits until the entries are those of the layers. */
  const waiting: (() => void)[] = [];
  let update: ReturnType<typeof setTimeout> | undefined;
  /** Ends a step through the history that has begun, for which the browser takes a moment. */
  let step: ReturnType<typeof setTimeout> | undefined;
  const depth = () => depthOf(history.location);
  /** Key of the entry of the page that layers cover. Unknown after a reload. */
  let pageKey: string | undefined;
  /** What the page has put in place of its address while layers have covered it, or the page before a reload. */
  let replaced: { to: To; state: unknown } | undefined =
    depth() > 0 ? { to: createPath(history.location), state: null } : undefined;

  /** Waits for a moment: the layer may be followed by another one, or by a navigation. */
  function updateLater() {
    update ??= setTimeout(updateEntries);
  }

  function updateEntries() {
    update = undefined;
    if (step !== undefined) return;
    const { location } = history;
    const surplus = depth() - layers.length;
    if (surplus > 0) {
      step = setTimeout(endStep, LONGEST_STEP_MS);
      history.go(-surplus);
      return;
    }
    if (depth() === 0) pageKey = location.key;
    for (let number = depth() + 1; number <= layers.length; number += 1)
      history.push({ ...location, state: { layers: number } } as To);
    for (const run of waiting.splice(0)) run();
  }

  function endStep() {
    clearTimeout(step);
    step = undefined;
    updateEntries();
  }

  function restoreAddress() {
    if (!replaced || depth() > 0) return;
    const { to, state } = replaced;
    replaced = undefined;
    if (pageKey === undefined || pageKey === history.location.key) history.replace(to, state);
  }

  /** Calls a function after the step that has begun, if there is one. */
  const afterStep =
    <Arguments extends unknown[]>(run: (...args: Arguments) => void) =>
    (...args: Arguments) =>
      step === undefined ? run(...args) : void waiting.push(() => run(...args));

  const pathnameOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to).pathname;

  return {
    add(onBack) {
      const layer = { onBack };
      layers.push(layer);
      updateLater();
      return () => {
        layers.splice(layers.indexOf(layer), 1);
        updateLater();
      };
    },
    arrive(isPop) {
      if (isPop) {
        restoreAddress();
        if (step !== undefined) return endStep();
        // A layer that stays open, for instance while it saves, gets its entry again.
        for (const { onBack } of layers.slice(depth()).reverse()) onBack();
      }
      updateLater();
    },
    settled: () =>
      update === undefined && step === undefined
        ? Promise.resolve()
        : new Promise((resolve) => void waiting.push(resolve)),
    navigator: Object.assign(Object.create(history) as RouterHistory, {
      push: afterStep<Parameters<Navigator['push']>>((to, state, options) => {
        // A page that is opened from a layer takes the place of its entry.
        if (depth() > 0) history.replace(to, state, options);
        else history.push(to, state, options);
        replaced = undefined;
      }),
      replace: afterStep<Parameters<Navigator['replace']>>((to, state, options) => {
        const layerCount = depth();
        if (layerCount === 0 || pathnameOf(to) !== history.location.pathname)
          return history.replace(to, state, options);
        replaced = { to, state };
        history.replace(to, { layers: layerCount }, options);
      }),
      // The page's previous entry is below those of its layers.
      go: afterStep<[number]>((delta) => history.go(delta < 0 ? delta - depth() : delta)),
    }),
  };
}
