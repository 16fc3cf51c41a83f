const PATIENCE_MS = 2000;

/**
 * Settles when people can see the page as it was drawn, its language and pictures included, or when that fails or takes
 * too long.
 * @param parts what the page itself knows nothing of
 */
export function whenSeen(parts: Promise<unknown>): Promise<unknown> {
  const loaded = new Promise((done) => addEventListener('load', done));
  const seen = Promise.all([loaded, parts]).then(nextFrame).then(nextFrame).then(paint).then(nextTask);
  return Promise.race([seen.catch(() => undefined), after(PATIENCE_MS)]);
}

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
const nextTask = () => after(0);
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** A frame that was drawn is not yet one that was seen, nor is there anything to be seen in the first. */
const paint = () =>
  new Promise<void>((done) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true }),
  );

/** Pictures that nobody sees yet leave the line to those that are seen first. */
export function holdLazyPictures(until: Promise<unknown>) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[loading=lazy] { display: none }');
  document.adoptedStyleSheets.push(sheet);
  void until.then(() => sheet.replaceSync(''));
}
