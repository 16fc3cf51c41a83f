import type { Page } from '@playwright/test';

/** Where the bar stood, and when, in milliseconds. */
export interface Progress {
  value: number;
  at: number;
}

/** Writes down every value that the progress bar takes from now on. */
export async function watchProgress(page: Page) {
  await page.evaluate(() => {
    const watched = window as Window & { progress?: Progress[] };
    const values = (watched.progress = [] as Progress[]);
    const note = () => {
      const value = Number(
        document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? Number.NaN,
      );
      if (!Number.isNaN(value) && values.at(-1)?.value !== value)
        values.push({ value, at: performance.now() });
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-valuenow'],
    });
  });
  return () => page.evaluate(() => (window as Window & { progress?: Progress[] }).progress ?? []);
}
