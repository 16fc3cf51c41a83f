// Measures the size of each language's catalogues and the time to switch a page to another language. See README.md.
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { openApp, resetMock, SLOW_4G } from './lib/app.ts';
import { median, table } from './lib/numbers.ts';
import { here } from './lib/processes.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

const LANGUAGES = globSync('*.json', { cwd: here('../packages/ui/src/locales') })
  .map((file) => file.replace('.json', ''))
  .toSorted();

const kB = (pattern: string) => {
  const files = globSync(pattern, { cwd: here('..') });
  return (
    files.reduce(
      (sum, file) =>
        sum + gzipSync(JSON.stringify(JSON.parse(readFileSync(here(`../${file}`), 'utf8')))).length,
      0,
    ) / 1000
  ).toFixed(1);
};
console.log(
  table([
    ['gzip, kB', 'pieces', 'app', 'legal'],
    ...LANGUAGES.map((language) => [
      language,
      kB(`packages/ui/src/locales/${language}.json`),
      kB(`apps/web/src/i18n/locales/${language}/!(legal).json`),
      kB(`apps/web/src/i18n/locales/${language}/legal.json`),
    ]),
  ]),
);

const app = await openApp();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const rows = [];
  for (const path of ['/', '/gallery', '/generate', '/legal/terms']) {
    const times = {
      first: [] as number[],
      slow: [] as number[],
      again: [] as number[],
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const line of ['first', 'slow'] as const) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
        const page = await context.newPage();
        await resetMock(page, app.address, 'creator');
        await page.goto(app.address + path, { waitUntil: 'networkidle' });
        if (line === 'slow') {
          const devtools = await context.newCDPSession(page);
          await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
        }
        times[line].push(await change(page, 'de'));
        if (line === 'first') {
          await change(page, 'en');
          times.again.push(await change(page, 'de'));
        }
        await context.close();
      }
    }
    rows.push([path, ...[times.first, times.again, times.slow].map((list) => median(list).toFixed(0))]);
  }
  console.log(table([['to German, ms', 'first', 'again', 'first, slow 4G'], ...rows]));
} finally {
  await browser.close();
  app.close();
}

/**
 * Chooses a language in the header's menu.
 * @returns milliseconds from the click to the paint in that language
 */
async function change(page: Page, language: string): Promise<number> {
  await page.locator('header [data-ui=language-menu]').click();
  const choice = page.locator(`[role=menuitemradio][lang=${language}]`);
  await choice.waitFor();
  const changed = page.evaluate(
    () =>
      new Promise((resolve) => {
        const title = () => document.querySelector('h1')?.textContent;
        const before = title();
        let pressed = 0;
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (title() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await choice.click();
  return changed as Promise<number>;
}
