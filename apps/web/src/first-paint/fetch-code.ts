const PATIENCE_MS = 2000;

/**
 * Fetches and runs the code of a page that was drawn whole.
 * @param files the one to run, then those that it imports
 * @param first what is seen before; none of it: the code is fetched at once. It waits for the page to be loaded anyway,
 * and for nothing longer than some patience.
 */
export function fetchCode([entry, ...imported]: readonly string[], first?: Promise<unknown>) {
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
  if (!first) {
    fetchFiles();
    // Not before there is a page to run in.
    return addEventListener('DOMContentLoaded', begin);
  }
  // Behind the frame that shows what has loaded.
  const loaded = new Promise((done) => addEventListener('load', done));
  void Promise.allSettled([loaded, first]).then(() => requestAnimationFrame(() => setTimeout(begin)));
  setTimeout(begin, PATIENCE_MS);
}
