import { addStyles } from './style-sheet';

const TIME_LIMIT_MS = 2000;

/**
 * Resolves when the prerendered page is visible, its translation and images included, or when that fails or takes too
 * long.
 * @param parts loads that the page's `load` event does not cover
 */
export function afterFirstPaint(parts: Promise<unknown>): Promise<unknown> {
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  const painted = Promise.all([loaded, parts])
    .then(nextFrame)
    .then(nextFrame)
    .then(firstPaint)
    .then(nextTask);
  return Promise.race([painted.catch(() => undefined), after(TIME_LIMIT_MS)]);
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const nextTask = () => after(0);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Resolves at the first contentful paint: an animation frame that has run is not yet painted, and the first one has no
 * content.
 */
const firstPaint = () =>
  new Promise<void>((resolve) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true }),
  );

/** Delays images with `loading=lazy`, so that those in the first viewport get the bandwidth. */
export function delayLazyImages(until: Promise<unknown>) {
  const sheet = addStyles('[loading=lazy] { display: none }');
  void until.then(() => sheet.replaceSync(''));
}
