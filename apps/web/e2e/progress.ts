import type { Page } from '@playwright/test';

/** A value of the progress bar, and its time in milliseconds (`performance.now()`). */
export interface Progress {
  value: number;
  at: number;
}

export async function watchProgress(page: Page) {
  await page.evaluate(() => {
    const watched = window as Window & { progress?: Progress[] };
    const values = (watched.progress = [] as Progress[]);
    const record = () => {
      const value = Number(
        document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? Number.NaN,
      );
      if (!Number.isNaN(value) && values.at(-1)?.value !== value)
        values.push({ value, at: performance.now() });
    };
    new MutationObserver(record).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-valuenow'],
    });
  });
  return () => page.evaluate(() => (window as Window & { progress?: Progress[] }).progress ?? []);
}
