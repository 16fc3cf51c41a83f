// Measures how long a key blocks the page in the prompt of the built app, compared with a bare text area. See
// README.md.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { printFigures } from '@tooling/gate/figures.ts';
import { resetMock, openApp } from './lib/app.ts';
import { addElements, typeKeys } from './lib/keys.ts';
import { table } from './lib/numbers.ts';

const { values } = parseArgs({ options: { keys: { type: 'string', default: '200' } } });
const keys = Number(values.keys);
const ELEMENTS = [1_600, 10_000];
const LONG = 100_000;
const SLOWDOWN = 6;
const TEXT_AREA_PAGE = '<!doctype html><title>A text area</title><body><textarea rows="5"></textarea>';

const app = await openApp();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await resetMock(page, app.address, 'creator');
  const area = page.getByRole('textbox').first();

  const openTextArea = async () => {
    // `setContent` needs a blank document: Trusted Types in the app's CSP reject markup from strings.
    await page.goto('about:blank');
    await page.setContent(TEXT_AREA_PAGE);
  };
  const openGenerator = async () => {
    await page.goto(`${app.address}/generate`);
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
    return { ...(await typeKeys(page, keys)), paste };
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
} finally {
  await browser.close();
  app.close();
}
