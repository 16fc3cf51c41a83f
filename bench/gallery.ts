// Measures the time to the first cards of a gallery and the smoothness of scrolling, by list length. See README.md.
import { parseArgs } from 'node:util';
import tailwind from '@tailwindcss/vite';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { printFigures } from '@tooling/gate/figures.ts';
import { median, table } from './lib/numbers.ts';
import { frames } from './lib/frames.ts';
import { galleryRoute } from './lib/gallery-route.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const LENGTHS = [100, 10_000, 100_000];
const MOST_ELEMENTS = 1500;
const TASK_MS = 50;

const place = {
  root: new URL('gallery', import.meta.url).pathname,
  build: { outDir: '../../.cache/bench-gallery', emptyOutDir: true },
  plugins: [tailwind()],
};
await build({ ...place, logLevel: 'error' });
const server = await preview({ ...place, preview: { port: 0 }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

  const firstCards = async (query: string) => {
    await page.goto(`${address}?${query}`);
    await page.waitForFunction(
      () => document.documentElement.dataset['firstCards'] !== undefined,
      undefined,
      {
        timeout: 120_000,
      },
    );
    return page.evaluate(() => Number(document.documentElement.dataset['firstCards']));
  };
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);

  await firstCards('count=100');
  const times = Object.fromEntries(LENGTHS.map((length) => [length, [] as number[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const length of LENGTHS) times[length]?.push(await firstCards(`count=${length}`));
  const plain = { 100: await firstCards('count=100&plain'), 2_000: await firstCards('count=2000&plain') };

  const base = median(times[100] ?? []);
  const ratios = LENGTHS.map((length) => median(times[length] ?? []) / base);
  console.log(
    table([
      ['items', 'first cards, ms', 'times that of 100'],
      ...LENGTHS.map((length, at) => [
        String(length),
        median(times[length] ?? []).toFixed(0),
        (ratios[at] ?? 0).toFixed(2),
      ]),
      ...Object.entries(plain).map(([length, ms]) => [
        `${length}, all drawn`,
        ms.toFixed(0),
        (ms / base).toFixed(2),
      ]),
    ]),
  );

  await firstCards('empty');
  const emptyFrames = await frames(page, Number(values.seconds));
  await firstCards('count=100000');
  const elementCounts = [await count()];
  const scrolled = await frames(page, Number(values.seconds));
  elementCounts.push(await count());
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0.25, 0.5, 1]) {
    await page.evaluate((top) => window.scrollTo(0, top), height * part);
    await page.waitForTimeout(200);
    elementCounts.push(await count());
  }
  const last = await page.locator('[aria-posinset="100000"]').count();
  await page.close();

  const SCENARIOS = ['visitor', 'crowdedGallery'];
  const route = await galleryRoute(browser, {
    rounds,
    seconds: Number(values.seconds),
    scenarios: SCENARIOS,
  });
  const onRoute = SCENARIOS.map((name) => {
    const rounds = route.firstCards[name] ?? [];
    const medianOf = (figure: 'sinceNavigation' | 'sinceList' | 'task') =>
      median(rounds.map((one) => one[figure]));
    const shift = Math.max(...rounds.map((one) => one.shift));
    return {
      name,
      sinceNavigation: medianOf('sinceNavigation'),
      sinceList: medianOf('sinceList'),
      task: medianOf('task'),
      shift,
    };
  });
  const crowded = onRoute[1];
  const shift = Math.max(...onRoute.map((one) => one.shift));
  console.log(
    `\n${table([
      ['the app at /gallery', 'first cards, ms', 'after the list, ms', 'longest task, ms', 'shift'],
      ...onRoute.map(({ name, sinceNavigation, sinceList, task, shift }) => [
        name === 'visitor' ? '24 pieces' : '10,000 pieces',
        sinceNavigation.toFixed(0),
        sinceList.toFixed(0),
        task.toFixed(0),
        shift.toFixed(4),
      ]),
    ])}`,
  );

  console.log('');
  printFigures([
    { name: '10,000 items, compared with 100', value: ratios[1] ?? Number.NaN, unit: 'times', atMost: 2 },
    { name: '100,000 items, compared with 100', value: ratios[2] ?? Number.NaN, unit: 'times', atMost: 2 },
    { name: 'Elements on the page', value: Math.max(...elementCounts), unit: '', atMost: MOST_ELEMENTS },
    { name: 'Longest task while scrolling', value: scrolled.task, unit: 'ms', atMost: TASK_MS },
    {
      name: 'First cards of 10,000 in the app',
      value: crowded?.sinceNavigation ?? Number.NaN,
      unit: 'ms',
      atMost: 3000,
    },
    { name: 'Shift of the page in the app', value: shift, unit: '', atMost: 0.01 },
    { name: 'Elements in the app', value: route.elements, unit: '', atMost: MOST_ELEMENTS },
    {
      name: 'Longest task while scrolling in the app',
      value: route.scrolled.task,
      unit: 'ms',
      atMost: TASK_MS,
    },
    { name: 'The last card is reached', value: last, unit: '', atLeast: 1, atMost: 1 },
  ]);
  console.log(
    `\n${table([
      ['scrolling', 'frames', 'median, ms', '99th, ms', 'longest, ms', 'over 50 ms', 'longest task, ms'],
      ...Object.entries({
        '100,000 items': scrolled,
        '10,000 in the app': route.scrolled,
        'a page with nothing on it': emptyFrames,
      }).map(([label, result]) => [
        label,
        String(result.count),
        result.median.toFixed(0),
        result.p99.toFixed(0),
        result.longest.toFixed(0),
        String(result.slow),
        result.task.toFixed(0),
      ]),
    ])}`,
  );
} finally {
  await browser.close();
  await server.close();
}
