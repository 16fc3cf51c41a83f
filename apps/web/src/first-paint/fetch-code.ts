/** Fetches and runs the app's code, unless it is here. */
export type Load = () => Promise<unknown>;

/** Watches over the code of a page that names it itself. */
export function watchCode(onMissing: (load: Load) => void) {
  const watch = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) onMissing(() => import(/* @vite-ignore */ target.src));
  };
  // Of what cannot be fetched, only the element itself is told.
  addEventListener('error', watch, true);
}

/**
 * Fetches and runs the code of a page that was drawn whole.
 * @param files the one to run, then those that it imports
 * @param onMissing called when that cannot be had, with a way to try again
 * @param after when what is drawn can be seen; by default the code is fetched at once
 */
export function fetchCode(
  [entry, ...imported]: readonly string[],
  onMissing: (load: Load) => void,
  after?: Promise<unknown>,
) {
  if (!entry) return;
  const fetchFiles = () => {
    for (const href of [entry, ...imported]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const load = () => import(/* @vite-ignore */ entry);
  const run = () => void load().catch(() => onMissing(load));
  if (after) void after.then(fetchFiles).then(run);
  else {
    fetchFiles();
    // Not before there is a page to run in.
    addEventListener('DOMContentLoaded', run);
  }
}
