// Measures how long a key blocks the page in the prompt of the built app, compared with a bare text area. See
// README.md.
import type { Page } from 'playwright';
import { printFigures } from '@tooling/gate/figures.ts';
import { resetMock, withApp } from './lib/app.ts';
import { table, quantile } from './lib/numbers.ts';

const KEYS = 200;
const ELEMENTS = [1_600, 10_000];
const LONG = 100_000;
const SLOWDOWN = 6;
const TEXT_AREA_PAGE = '<!doctype html><title>A text area</title><body><textarea rows="5"></textarea>';

await withApp(async (page, address) => {
  await resetMock(page, address, 'creator');
  const area = page.getByRole('textbox').first();

  const openTextArea = async () => {
    // `setContent` needs a blank document: Trusted Types in the app's CSP reject markup from strings.
    await page.goto('about:blank');
    await page.setContent(TEXT_AREA_PAGE);
  };
  const openGenerator = async () => {
    await page.goto(`${address}/generate`);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await area.waitFor();
  };
  const measure = async (open: () => Promise<unknown>, elements: number, pasted = 0) => {
    await open();
    await addElements(page, elements);
    await area.focus();
    const start = performance.now();
    if (pasted) await page.keyboard.insertText('word '.repeat(pasted / 5));
    const paste = performance.now() - start;
    return { ...(await typeKeys(page, KEYS)), paste };
  };

  await measure(openGenerator, 0);
  const rows = [];
  for (const elements of ELEMENTS) {
    rows.push({
      label: `a text area alone, ${elements} elements`,
      ...(await measure(openTextArea, elements)),
    });
    rows.push({ label: `the prompt, ${elements} elements`, ...(await measure(openGenerator, elements)) });
  }
  const [, few, , many] = rows;
  const textArea = await measure(openTextArea, 0, LONG);
  const long = await measure(openGenerator, 0, LONG);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const slow = await measure(openGenerator, 0, LONG);
  rows.push({ label: `a text area alone, ${LONG} characters`, ...textArea });
  rows.push({ label: `the prompt, ${LONG} characters`, ...long });
  rows.push({ label: `the same, ${SLOWDOWN} times slower`, ...slow });

  const ms = (value: number) => value.toFixed(2);
  console.log(
    table([
      ['ms a key', 'script p50', 'p95', 'mean', 'to its frame, p95', 'pasting'],
      ...rows.map(({ label, p50, p95, mean, frame, paste }) => [
        label,
        ms(p50),
        ms(p95),
        ms(mean),
        frame.toFixed(0),
        paste > 1 ? paste.toFixed(0) : '',
      ]),
    ]),
  );

  console.log('');
  printFigures([
    { name: 'Script p50 at 1,600 elements', value: few?.p50 ?? Number.NaN, unit: 'ms', atMost: 0.7 },
    { name: 'Script p50 at 10,000 elements', value: many?.p50 ?? Number.NaN, unit: 'ms', atMost: 0.7 },
    {
      name: `Script p95 at 100,000 characters, ${SLOWDOWN} times slower`,
      value: slow.p95,
      unit: 'ms',
      atMost: 50,
    },
  ]);
});

/**
 * Types into a text area. Returns, in ms per key, the page's own script time from the input event to the end of its
 * microtasks, and the time until the next frame was painted.
 */
async function typeKeys(page: Page, count: number) {
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

async function addElements(page: Page, elements: number) {
  await page.evaluate((minimum) => {
    const container = document.body.appendChild(document.createElement('div'));
    while (document.querySelectorAll('*').length < minimum) {
      const span = container.appendChild(document.createElement('span'));
      span.textContent = 'word ';
    }
  }, elements);
}
