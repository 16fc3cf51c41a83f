import type { Page } from 'playwright';
import { quantile } from './numbers.ts';

/**
 * Types into a text area. Returns, in ms per key, the page's own script time from the input event to the end of its
 * microtasks, and the time until the next frame was painted.
 */
export async function typeKeys(page: Page, count: number) {
  await page.evaluate(() => {
    const keys: { script: number; frame: number }[] = [];
    Object.assign(window, { keys });
    let eventStart = 0;
    addEventListener('input', () => void (eventStart = performance.now()), { capture: true });
    // The window's last listener runs after the page's listeners and the microtasks that each of them queues.
    addEventListener('input', () => {
      const start = eventStart;
      const script = performance.now() - start;
      requestAnimationFrame(() => setTimeout(() => keys.push({ script, frame: performance.now() - start })));
    });
  });
  for (let key = 0; key < count; key += 1) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'KeyA');
  await page.waitForFunction((all) => (window as unknown as { keys: unknown[] }).keys.length === all, count);
  const keys = await page.evaluate(
    () => (window as unknown as { keys: { script: number; frame: number }[] }).keys,
  );
  const script = keys.map((key) => key.script);
  const frame = keys.map((key) => key.frame);
  return {
    p50: quantile(script, 0.5),
    p95: quantile(script, 0.95),
    mean: script.reduce((sum, one) => sum + one, 0) / script.length,
    frame: quantile(frame, 0.95),
  };
}

/** Adds elements to the page until it has `elements` in total. */
export async function addElements(page: Page, elements: number) {
  await page.evaluate((minimum) => {
    const container = document.body.appendChild(document.createElement('div'));
    while (document.querySelectorAll('*').length < minimum) {
      const span = container.appendChild(document.createElement('span'));
      span.textContent = 'word ';
    }
  }, elements);
}
