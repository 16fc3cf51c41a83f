const PATIENCE_MS = 2000;

/**
 * Fetches and runs the code of a page that was drawn whole.
 * @param files the one to run, then those that it imports
 * @param atOnce instead of when all that is seen is there, or after some patience
 */
export function fetchCode([entry, ...imported]: readonly string[], atOnce: boolean) {
  if (!entry) return;
  let isFetched = false;
  const fetchFiles = () => {
    if (isFetched) return;
    isFetched = true;
    for (const href of [entry, ...imported]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const begin = () => {
    fetchFiles();
    // The console says what does not come. What is drawn can be read all the same.
    import(/* @vite-ignore */ entry).catch(() => undefined);
  };
  if (atOnce) {
    fetchFiles();
    // Not before there is a page to run in.
    return addEventListener('DOMContentLoaded', begin);
  }
  // Behind the frame that shows what has loaded.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  setTimeout(begin, PATIENCE_MS);
}
