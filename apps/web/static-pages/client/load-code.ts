import { parsed } from './parsed';

const FILES_PER_TASK = 8;

/** Fetches and runs the app's code, unless it has run already. */
export type Load = () => Promise<unknown>;

/** Calls back if code that the page's HTML references does not load. */
export function watchScripts(onError: (load: Load) => void) {
  const handleError = ({ target }: Event) => {
    const { type, src } = target as HTMLScriptElement;
    // The app's code is a module. Browser extensions insert scripts of other types.
    if (type === 'module') onError(() => import(/* @vite-ignore */ src));
  };
  // A failed load fires `error` on the element alone, without bubbling: hence the capture phase.
  addEventListener('error', handleError, true);
}

/**
 * Fetches and runs code that the page's HTML does not reference.
 * @param urls the entry, then its imports
 * @param onError called if the code does not load, with a function that retries
 * @param after resolves when the prerendered HTML is visible; without it the code is fetched at once
 */
export function loadCode(urls: readonly string[], onError: (load: Load) => void, after?: Promise<unknown>) {
  const [entry] = urls;
  if (!entry) return;
  const fetchFiles = async () => {
    for (const [index, href] of urls.entries()) {
      // Each request takes a phone 3 ms: all at once would block the visible page.
      if (index % FILES_PER_TASK === FILES_PER_TASK - 1) await new Promise((resolve) => setTimeout(resolve));
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const load = () => import(/* @vite-ignore */ entry);
  const run = () => void load().catch(() => onError(load));
  // The code needs the parsed page, which may arrive after the time limit of `after`.
  void Promise.all([parsed(), after ? after.then(fetchFiles) : fetchFiles()]).then(run);
}
