import type { Page } from 'playwright';
import { median, quantile } from './numbers.ts';

const MARK = 'the page whose tasks are meant';

/**
 * Scrolls a page with the mouse wheel for `seconds`, and measures its frames meanwhile.
 * @param wheelDelta the next wheel event's delta in pixels; by default always downwards
 * @param at where the pointer is
 */
export async function frames(
  page: Page,
  seconds: number,
  wheelDelta: (count: number) => number = () => 240,
  at: { x: number; y: number } = { x: 400, y: 400 },
) {
  return framesDuring(page, async () => {
    await page.mouse.move(at.x, at.y);
    const end = Date.now() + seconds * 1_000;
    for (let count = 0; Date.now() < end; count += 1) await page.mouse.wheel(0, wheelDelta(count));
  });
}

/**
 * Returns the times between frames, the longest frame, from its first task to its rendering, and the CPU times of the
 * page's longest task and of the compositor's longest draw, in ms; frames of less than 50 ms are 0. Other load on the
 * machine lengthens the frames, but hardly the CPU times.
 */
export async function framesDuring(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    const times: number[] = [];
    const measured = Object.assign(window as object, { times, frame: 0 });
    let before = performance.now();
    requestAnimationFrame(function next(now) {
      times.push(now - before);
      before = now;
      requestAnimationFrame(next);
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) measured.frame = Math.max(measured.frame, duration);
    }).observe({ type: 'long-animation-frame' });
  });
  const longest = await watchTasks(page);
  await act();
  const { task, draw } = await longest();
  const { times, frame } = await page.evaluate(() => {
    const measured = window as unknown as { times: number[]; frame: number };
    return { times: measured.times, frame: measured.frame };
  });
  return {
    task,
    draw,
    frame,
    count: times.length,
    median: median(times),
    p99: quantile(times, 0.99),
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Thread time in microseconds. */
  tdur?: number;
  args: { data?: { message?: string } };
}

async function watchTasks(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'viz'] },
  });
  // The trace contains other pages of the browser too: this mark identifies the page's thread.
  await page.evaluate((mark) => console.timeStamp(mark), MARK);
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    const marker = events.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === MARK);
    if (!marker) throw new Error('The thread of the page was not found.');
    const longestOf = (isMeant: (event: TraceEvent) => boolean) =>
      Math.max(...events.filter(isMeant).map(({ tdur = 0 }) => tdur)) / 1_000;
    return {
      task: longestOf(
        ({ name, pid, tid }) => name.endsWith('RunTask') && pid === marker.pid && tid === marker.tid,
      ),
      draw: longestOf(({ name }) => name === 'Display::DrawAndSwap'),
    };
  };
}
