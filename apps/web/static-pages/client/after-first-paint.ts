import { addStyles } from './style-sheet';

const PATIENCE_MS = 2000;

/**
 * Resolves when the prerendered page is visible, its translation and images included, or when that fails or takes too
 * long.
 * @param parts loads that the page's `load` event does not cover
 */
export function whenSeen(parts: Promise<unknown>): Promise<unknown> {
  const loaded = new Promise((done) => addEventListener('load', done));
  const seen = Promise.all([loaded, parts]).then(nextFrame).then(nextFrame).then(paint).then(nextTask);
  return Promise.race([seen.catch(() => undefined), after(PATIENCE_MS)]);
}

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
const nextTask = () => after(0);
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/**
 * Resolves at the first contentful paint: an animation frame that has run is not yet painted, and the first one has no
 * content.
 */
const paint = () =>
  new Promise<void>((done) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true }),
  );

/** Delays images with `loading=lazy`, so that those in the first viewport get the bandwidth. */
export function holdLazyPictures(until: Promise<unknown>) {
  const sheet = addStyles('[loading=lazy] { display: none }');
  void until.then(() => sheet.replaceSync(''));
}
