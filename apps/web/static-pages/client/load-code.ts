import type { PageData } from '../protocol';
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
 * @param onError called if the code does not load, with a function that retries
 * @param after resolves when the prerendered HTML is visible; without it the code is fetched at once
 */
export function loadCode(
  { code, screenCode }: Pick<PageData, 'code' | 'screenCode'>,
  onError: (load: Load) => void,
  after?: Promise<unknown>,
) {
  if (code.length === 0) return;
  const fetchFiles = async () => {
    for (const [index, href] of [...code, ...screenCode].entries()) {
      // Each request takes a phone 3 ms: all at once would block the visible page.
      if (index % FILES_PER_TASK === FILES_PER_TASK - 1) await nextTask();
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  // The imports of the entry before it: each runs in a task of its own.
  const load = async () => {
    for (const url of code.toReversed()) {
      await import(/* @vite-ignore */ url);
      await nextTask();
    }
  };
  const run = () => void load().catch(() => onError(load));
  // The code needs the parsed page, which may arrive after the time limit of `after`.
  void Promise.all([parsed(), after ? after.then(fetchFiles) : fetchFiles()]).then(run);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
