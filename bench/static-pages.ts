// Measures each mechanism of the prerendered pages with and without it. See README.md.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { openSite } from '@tooling/gate/serve.ts';
import { openApp, SLOW_4G } from './lib/app.ts';
import { median, table } from './lib/numbers.ts';

const ROUNDS = 5;
/** If nothing has happened by then, nothing will. */
const LIMIT_MS = 6_000;
/** As Lighthouse slows down the processor for a phone. */
const SLOWDOWN = 4;

/**
 * Without the mechanism, `edit` has changed the HTML files of the build, or `init` runs in the page before its scripts.
 * `measure` returns milliseconds.
 */
interface Mechanism {
  path: string;
  figure: string;
  width?: number;
  edit?: (html: string) => string;
  init?: () => void;
  measure: (page: Page) => Promise<number>;
}

const now = (page: Page) => page.evaluate(() => performance.now());
const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const theme = (page: Page) => page.locator('header [data-ui=theme-toggle]');
/** The code whose absence `load error` measures. */
const CODE = '**/assets/*.js';

const MECHANISMS: Record<string, Mechanism> = {
  'translated pages': {
    path: '/?lng=de',
    figure: 'heading visible',
    edit: (html) => html.replace(/&quot;translations&quot;:&quot;/, '$&/none'),
    measure: async (page) => {
      await page.locator('h1').waitFor({ timeout: LIMIT_MS });
      return now(page);
    },
  },
  "the gallery's prefetch": {
    path: '/gallery',
    figure: 'first image visible',
    edit: (html) => html.replace(/&quot;list&quot;:&quot;[^&]*&quot;,/, ''),
    measure: async (page) => {
      const image =
        '[data-ui=gallery-skeleton-media][style*=url], article [data-ui=media-frame][data-status=ready]';
      await page.locator(image).first().waitFor({ timeout: LIMIT_MS });
      return now(page);
    },
  },
  'event replay': {
    path: '/pricing',
    width: 1280,
    figure: 'from a press at the first paint to the menu',
    init: () => Object.defineProperty(window, 'recordedEvents', { get: () => [], set() {} }),
    measure: async (page) => {
      await firstPaint(page);
      const start = await now(page);
      await theme(page).click();
      await page.getByRole('menu').waitFor({ timeout: LIMIT_MS });
      return (await now(page)) - start;
    },
  },
  'the error without code': {
    path: '/pricing',
    // The header of a phone has no login button.
    width: 1280,
    figure: 'from the connection to a page that works',
    edit: (html) => html.replace(/ data-load-error="[^"]*"/, ' data-load-error="{}"'),
    measure: async (page) => {
      await page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
      // The alert, which retries, is shown a moment later.
      await page.waitForTimeout(1_000);
      await page.unroute(CODE);
      await page.evaluate(() => void dispatchEvent(new Event('online')));
      const start = await now(page);
      await page.locator('header button', { hasText: 'Login' }).waitFor({ timeout: LIMIT_MS });
      return (await now(page)) - start;
    },
  },
};

const app = await openApp();
const browser = await chromium.launch(chromiumLaunchOptions());

async function serveEdited(edit: (html: string) => string) {
  const folder = `${app.folder}-edited`;
  cpSync(app.folder, folder, { recursive: true });
  for (const file of globSync('{*,legal/*}.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), edit(html));
  }
  return openSite(folder, { api: app.api });
}

async function measure(name: string, address: string, init: (() => void) | undefined) {
  const { path, width = 412, measure } = MECHANISMS[name] as Mechanism;
  const context = await browser.newContext({ viewport: { width, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (init) await page.addInitScript(init);
  if (name === 'the error without code') await page.route(CODE, (route) => route.abort());
  await page.goto(address + path, { waitUntil: 'commit' });
  const time = await measure(page).catch(() => Number.POSITIVE_INFINITY);
  await context.close();
  return time;
}

const show = (times: number[]) => {
  const time = median(times);
  return Number.isFinite(time) ? `${time.toFixed(0)} ms` : 'never';
};
const rows = [['mechanism', 'figure', 'with', 'without']];
for (const [name, { figure, edit = String, init }] of Object.entries(MECHANISMS)) {
  const edited = await serveEdited(edit);
  const [enabled, disabled] = [[] as number[], [] as number[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    enabled.push(await measure(name, app.address, undefined));
    disabled.push(await measure(name, edited.address, init));
  }
  edited.close();
  rows.push([name, figure, show(enabled), show(disabled)]);
  if (!Number.isFinite(median(enabled))) process.exitCode = 1;
}
await browser.close();
app.close();
console.log(table(rows));
process.exit();
