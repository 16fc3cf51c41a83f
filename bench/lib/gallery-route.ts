import type { Browser, Page } from 'playwright';
import { resetMock, openApp } from './app.ts';
import { frames } from './frames.ts';

/**
 * Measures the app's gallery in several scenarios: time to the first cards from navigation and from the list's
 * response, layout shift, longest task, number of elements, and scrolling.
 */
export async function galleryRoute(
  browser: Browser,
  { rounds, seconds, scenarios }: { rounds: number; seconds: number; scenarios: string[] },
) {
  const app = await openApp();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watch);
    const timings = Object.fromEntries(scenarios.map((name) => [name, [] as Timing[]]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of scenarios) {
        await resetMock(page, app.address, name);
        // The first load learns whether a user is signed in, which the next one knows before it has asked.
        for (let load = 0; load < 2; load += 1) {
          await page.goto(`${app.address}/gallery?tab=community`);
          await page.locator('article').first().waitFor();
        }
        const first = await firstCards(page);
        // The first round is a warm-up.
        if (round > 0) timings[name]?.push(first);
      }
    }
    const scrolled = await frames(page, seconds);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return { firstCards: timings, scrolled, elements };
  } finally {
    app.close();
  }
}

interface Timing {
  sinceNavigation: number;
  sinceList: number;
  shift: number;
  task: number;
}

async function firstCards(page: Page) {
  await page.waitForFunction(() => 'firstCards' in window, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const measured = window as unknown as Window & { firstCards: number; shift: number; task: number };
    const list = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/gallery'));
    const listArrived = (list as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN;
    return {
      sinceNavigation: measured.firstCards,
      sinceList: measured.firstCards - listArrived,
      shift: measured.shift,
      task: measured.task,
    };
  });
}

/**
 * Init script of the page: records the time of the first painted frame with cards, the layout shift and the longest
 * task, in ms.
 */
function watch() {
  const initial = { shift: 0, task: 0 };
  Object.assign(window, initial);
  const page = window as unknown as Window & { firstCards?: number; shift: number; task: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      page.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.task = Math.max(page.task, duration);
  }).observe({ type: 'longtask', buffered: true });
  requestAnimationFrame(function checkCards() {
    if (!document.querySelector('article')) return void requestAnimationFrame(checkCards);
    requestAnimationFrame(() =>
      setTimeout(() => {
        page.firstCards = performance.now();
      }),
    );
  });
}
