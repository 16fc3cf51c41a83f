// Measures what the built app holds in memory after many navigations and generated pictures. See README.md.
import type { CDPSession, Page } from 'playwright';
import { printFigures, rounded } from '@tooling/gate/figures.ts';
import { resetMock, withApp } from './lib/app.ts';
import { table } from './lib/numbers.ts';
import { watchTimers, timersOf } from './lib/timers.ts';
import { generate, generateQueued, WALK_LENGTH, walk } from './lib/walk.ts';

/** A multiple of `WALK_LENGTH`, after which the walk is back home. */
const STEPS = 200;
const PICTURES = 50;
const QUEUED = 500;

type Memory = Awaited<ReturnType<typeof measureMemory>>;

/** What may not grow, or by `atMost`. */
const FIGURES: { name: string; read: (memory: Memory) => number; unit?: string; atMost?: number }[] = [
  { name: 'heap', read: ({ heap }) => heap, unit: 'MB', atMost: 10 },
  { name: 'nodes, on the page and off it', read: ({ nodes }) => nodes },
  { name: 'documents', read: ({ documents }) => documents },
  { name: 'all listeners', read: ({ listeners }) => listeners },
  { name: 'listeners of window and document', read: ({ outer }) => outer.length },
  { name: 'timers', read: ({ timers }) => timers.length },
  { name: 'requested frames', read: ({ frames }) => frames.length },
];
/** Milliseconds, longer than a toast is shown. */
const REST_MS = 7_000;

await withApp(async (page, address) => {
  await page.addInitScript(watchTimers);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await resetMock(page, address, 'subscriber');
  await page.goto(address);
  const measureAtRest = async () => {
    // Moves the pointer off all elements: otherwise a tooltip's timer could be pending.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(REST_MS);
    return measureMemory(page, devtools);
  };

  await walk(page, WALK_LENGTH);
  await generate(page, 2);
  await generateQueued(page, 2);
  const before = await measureAtRest();
  await walk(page, STEPS);
  const afterWalk = await measureAtRest();
  await generate(page, PICTURES);
  const afterPictures = await measureAtRest();
  await generateQueued(page, QUEUED);
  const after = await measureAtRest();

  console.log(
    table([
      ['', 'before', `${STEPS} steps`, `${PICTURES} pictures`, `${QUEUED} queued`],
      ...FIGURES.map(({ name, read }) => [
        name,
        ...[before, afterWalk, afterPictures, after].map((memory) => String(rounded(read(memory)))),
      ]),
    ]),
  );
  for (const kind of ['outer', 'timers', 'frames'] as const)
    for (const one of newEntries(before[kind], after[kind])) console.log(`  Left: ${one}`);
  printFigures(
    FIGURES.map(({ name, read, unit = '', atMost = 0 }) => ({
      name: `Growth of ${name}`,
      value: read(after) - read(before),
      unit,
      atMost,
    })),
  );
});

function newEntries(before: string[], after: string[]) {
  const remaining = [...before];
  return after.filter((one) => {
    const at = remaining.indexOf(one);
    if (at >= 0) remaining.splice(at, 1);
    return at < 0;
  });
}

/**
 * Counts what remains after garbage collection: heap in MB, DOM nodes, documents, listeners, timers and frames.
 * @param page with `watchTimers` as an init script
 * @param devtools with the `Performance` domain enabled
 */
async function measureMemory(page: Page, devtools: CDPSession) {
  const waiting = await timersOf(page);
  const outer = [...(await listenersOf(devtools, 'window')), ...(await listenersOf(devtools, 'document'))];
  // Objects that one collection frees may have held objects that only the next collection finds.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const figures = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return {
    heap: (figures['JSHeapUsedSize'] ?? Number.NaN) / 1e6,
    nodes: figures['Nodes'] ?? Number.NaN,
    listeners: figures['JSEventListeners'] ?? Number.NaN,
    documents: figures['Documents'] ?? Number.NaN,
    outer,
    ...waiting,
  };
}

/**
 * The browser's own list of listeners: it accounts for duplicate registrations and for automatic removals.
 */
async function listenersOf(devtools: CDPSession, target: 'window' | 'document') {
  const { result } = await devtools.send('Runtime.evaluate', { expression: target });
  const objectId = String(result.objectId);
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId });
  await devtools.send('Runtime.releaseObject', { objectId });
  return listeners.map(({ type }) => `${target} on ${type}`);
}
