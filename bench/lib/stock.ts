import type { CDPSession, Page } from 'playwright';
import { timersOf } from './timers.ts';

/**
 * Counts what remains after garbage collection: heap in MB, DOM nodes, documents, listeners, timers and frames.
 * @param page with `watchTimers` as an init script
 * @param devtools with the `Performance` domain enabled
 */
export async function measureMemory(page: Page, devtools: CDPSession) {
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
