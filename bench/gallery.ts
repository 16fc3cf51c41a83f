// Measures the time to the first cards of the app's gallery and the smoothness of scrolling, by list length. See
// README.md.
import type { Page } from 'playwright';
import { printFigures } from '@tooling/gate/figures.ts';
import { resetMock, withApp } from './lib/app.ts';
import { frames } from './lib/frames.ts';
import { median, table } from './lib/numbers.ts';

const ROUNDS = 5;
const SECONDS = 5;
const SCENARIOS = { visitor: '24 creations', crowdedGallery: '10,000 creations' };

interface Timing {
  sinceNavigation: number;
  sinceList: number;
  shift: number;
  task: number;
}

await withApp(async (page, address) => {
  await page.addInitScript(watch);
  const timings = Object.entries(SCENARIOS).map(([scenario, label]) => ({
    scenario,
    label,
    rounds: [] as Timing[],
  }));
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { scenario, rounds } of timings) {
      const first = await firstCards(page, address, scenario);
      if (round > 0) rounds.push(first);
    }
  const scrolled = await frames(page, SECONDS);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);

  const medianOf = (rounds: Timing[], figure: keyof Timing) => median(rounds.map((one) => one[figure]));
  console.log(
    `${table([
      ['/gallery', 'first cards, ms', 'after the list, ms', 'longest task, ms'],
      ...timings.map(({ label, rounds }) => [
        label,
        ...(['sinceNavigation', 'sinceList', 'task'] as const).map((figure) =>
          medianOf(rounds, figure).toFixed(0),
        ),
      ]),
    ])}\n`,
  );
  const [few, many] = timings.map(({ rounds }) => rounds);
  printFigures([
    {
      name: 'First cards of 10,000',
      value: medianOf(many ?? [], 'sinceNavigation'),
      unit: 'ms',
      atMost: 3000,
    },
    {
      name: 'Shift of the page',
      value: Math.max(...[...(few ?? []), ...(many ?? [])].map(({ shift }) => shift)),
      unit: '',
      atMost: 0.01,
    },
    { name: 'Elements', value: elements, unit: '', atMost: 1500 },
    { name: 'Longest task while scrolling', value: scrolled.task, unit: 'ms', atMost: 50 },
    { name: 'Frames while scrolling, median', value: scrolled.median, unit: 'ms' },
    { name: 'Frames while scrolling, 99th percentile', value: scrolled.p99, unit: 'ms' },
  ]);
});

async function firstCards(page: Page, address: string, scenario: string): Promise<Timing> {
  await resetMock(page, address, scenario);
  // The first load stores whether a user is signed in. The next one renders by it before the session is read.
  for (let load = 0; load < 2; load += 1) {
    await page.goto(`${address}/gallery?tab=community`);
    await page.locator('article').first().waitFor();
  }
  await page.waitForFunction(() => 'firstCards' in window, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const { firstCards, shift, task } = window as unknown as Record<'firstCards' | 'shift' | 'task', number>;
    const list = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/gallery'));
    const listArrived = (list as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN;
    return { sinceNavigation: firstCards, sinceList: firstCards - listArrived, shift, task };
  });
}

/**
 * Init script of the page: records the time of the first painted frame with cards, the layout shift and the longest
 * task, in ms.
 */
function watch() {
  const page = Object.assign(window as object, { shift: 0, task: 0 });
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
      setTimeout(() => void Object.assign(window, { firstCards: performance.now() })),
    );
  });
}
