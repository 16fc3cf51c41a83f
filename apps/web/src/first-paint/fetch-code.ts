/**
 * Fetches and runs the code of a page that was drawn whole.
 * @param files the one to run, then those that it imports
 * @param after when what is drawn can be seen; by default the code is fetched at once
 */
export function fetchCode([entry, ...imported]: readonly string[], after?: Promise<unknown>) {
  if (!entry) return;
  const fetchFiles = () => {
    for (const href of [entry, ...imported]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  // The console says what does not come. What is drawn can be read all the same.
  const run = () => void import(/* @vite-ignore */ entry).catch(() => undefined);
  if (after) void after.then(fetchFiles).then(run);
  else {
    fetchFiles();
    // Not before there is a page to run in.
    addEventListener('DOMContentLoaded', run);
  }
}
