// Measures how fast a creation of a long list opens in its view, and how smoothly it zooms there. See README.md.
import type { Page } from 'playwright';
import { printFigures } from '@tooling/gate/figures.ts';
import { resetMock, withApp } from './lib/app.ts';
import { frames } from './lib/frames.ts';
import { median } from './lib/numbers.ts';

const PRESSES = 30;
const SECONDS = 5;
const OPEN_MS = 100;
/** A tenth of the limit for a whole page. */
const SHIFT = 0.001;
/** The browser decides how many frames it shows; zooming may not take them away. */
const FRAMES_PERCENT = 90;
const MOTIONS = ['no-preference', 'reduce'] as const;
/** Longer than a motion takes. */
const REST_MS = 400;
const WHEEL_STEPS = 10;

await withApp(async (page, address) => {
  await page.addInitScript(watchShifts);
  await resetMock(page, address, 'crowdedGallery');
  await page.goto(`${address}/gallery?tab=community`);
  await page.getByRole('article').first().waitFor();

  // The first view loads its code, and is the first to be painted in the typeface if that came late.
  await open(page, 0);
  await page.evaluate(() => Object.assign(window, { shift: 0 }));
  const openTimes: Record<string, number[]> = {};
  for (const reducedMotion of MOTIONS) {
    await page.emulateMedia({ reducedMotion });
    const times: number[] = [];
    for (let press = 0; press < PRESSES; press += 1) times.push(await open(page, press % 4));
    openTimes[reducedMotion] = times;
  }
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);

  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  const still = await frames(page, SECONDS, () => 0);
  const zoomed = await frames(page, SECONDS, (count) =>
    Math.floor(count / WHEEL_STEPS) % 2 === 0 ? -120 : 120,
  );

  const perSecond = (count: number) => count / SECONDS;
  printFigures([
    ...MOTIONS.map((motion) => ({
      name: `A view of 10,000 creations opens, with the motion ${motion}`,
      value: median(openTimes[motion] ?? []),
      unit: 'ms',
      atMost: OPEN_MS,
    })),
    { name: 'Layout shift', value: shift, unit: '', atMost: SHIFT },
    { name: 'Frames while still', value: perSecond(still.count), unit: 'per second' },
    { name: 'Frames while zooming', value: perSecond(zoomed.count), unit: 'per second' },
    {
      name: 'Frames while zooming, of those while still',
      value: (zoomed.count / still.count) * 100,
      unit: '%',
      atLeast: FRAMES_PERCENT,
    },
    { name: 'Longest task while zooming', value: zoomed.task, unit: 'ms' },
  ]);
});

/** Presses a card, and closes its view again. Returns the milliseconds from the press to the first frame with the view. */
async function open(page: Page, index: number) {
  const time = await page.evaluate(async (place) => {
    const cards = document.querySelectorAll<HTMLElement>('a[data-grid-item]');
    const start = performance.now();
    cards[place]?.click();
    await new Promise<void>((resolve) => {
      const check = () =>
        document.querySelector('[data-ui=creation-view]') ? resolve() : requestAnimationFrame(check);
      check();
    });
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, index);
  await page.waitForTimeout(REST_MS);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForTimeout(REST_MS);
  return time;
}

/** Init script of the page: adds up its layout shifts after the list has been shown. */
function watchShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!document.querySelector('[data-ui=creation-view]')) continue;
      (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
