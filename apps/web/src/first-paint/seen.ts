const PATIENCE_MS = 2000;

/**
 * Settles when people can see the page as it was drawn, its pictures included, or when that takes too long.
 * @param pictures those that the page itself knows nothing of
 */
export function whenSeen(pictures?: Promise<unknown>): Promise<unknown> {
  const loaded = new Promise((done) => addEventListener('load', done));
  const drawn = Promise.allSettled([loaded, pictures]).then(nextFrame).then(nextFrame);
  return Promise.race([Promise.all([drawn, firstPaint()]).then(() => after(0)), after(PATIENCE_MS)]);
}

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** A frame that was drawn is not yet one that was seen. */
const firstPaint = () =>
  new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }));

/** Pictures that nobody sees yet leave the line to those that are seen first. */
export function holdLazyPictures(until: Promise<unknown>) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[loading=lazy] { display: none }');
  document.adoptedStyleSheets.push(sheet);
  void until.then(() => sheet.replaceSync(''));
}
