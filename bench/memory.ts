// Measures what the built app holds in memory after many navigations and generated pictures. See README.md.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { resetMock, openApp } from './lib/app.ts';
import { table } from './lib/numbers.ts';
import { measureMemory } from './lib/stock.ts';
import { watchTimers } from './lib/timers.ts';
import { generate, WALK_LENGTH, walk } from './lib/walk.ts';

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '200' }, pictures: { type: 'string', default: '50' } },
});
const steps = Number(values.steps);
const pictures = Number(values.pictures);
if (steps % WALK_LENGTH !== 0) throw new Error(`The walk is back home after every ${WALK_LENGTH} steps.`);
const HEAP_MB = 10;
/** Milliseconds, longer than a toast is shown. */
const REST_MS = 7_000;

const app = await openApp();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchTimers);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await resetMock(page, app.address, 'subscriber');
  await page.goto(app.address);
  const measureAtRest = async () => {
    // Moves the pointer off all elements: otherwise a tooltip's timer could be pending.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(REST_MS);
    return measureMemory(page, devtools);
  };

  await walk(page, WALK_LENGTH);
  await generate(page, 2);
  const before = await measureAtRest();
  await walk(page, steps);
  const afterWalk = await measureAtRest();
  await generate(page, pictures);
  const after = await measureAtRest();

  const rows = [
    row('heap, MB', ({ heap }) => heap, HEAP_MB),
    row('nodes, on the page and off it', ({ nodes }) => nodes),
    row('documents', ({ documents }) => documents),
    row('listeners, of whatever', ({ listeners }) => listeners),
    row('listeners of window and document', ({ outer }) => outer.length),
    row('timers', ({ timers }) => timers.length),
    row('frames asked for', ({ frames }) => frames.length),
  ];
  console.log(
    table([
      ['', 'before', `${steps} steps`, `${pictures} pictures`, 'growth', 'at most', ''],
      ...rows.map(({ cells }) => cells),
    ]),
  );
  for (const kind of ['outer', 'timers', 'frames'] as const)
    for (const one of newEntries(before[kind], after[kind])) console.log(`  Left: ${one}`);
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

  /** @param limit of the growth */
  function row(label: string, figure: (stock: Memory) => number, limit = 0) {
    const growth = figure(after) - figure(before);
    const met = growth <= limit;
    const numbers = [figure(before), figure(afterWalk), figure(after), growth];
    const digits = numbers.every(Number.isInteger) ? 0 : 1;
    const cells = numbers.map((number) => number.toFixed(digits));
    return { met, cells: [label, ...cells, String(limit), met ? 'yes' : 'NO'] };
  }
} finally {
  await browser.close();
  app.close();
}

type Memory = Awaited<ReturnType<typeof measureMemory>>;

/** Entries that occur more often after than before. */
function newEntries(before: string[], after: string[]) {
  const remaining = [...before];
  return after.filter((one) => {
    const at = remaining.indexOf(one);
    if (at >= 0) remaining.splice(at, 1);
    return at < 0;
  });
}
