// Measures the memory of the whole browser while 200 pictures are saved as one archive. See README.md.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { printFigures } from '@tooling/gate/figures.ts';
import { resetMock, openApp } from './lib/app.ts';

const PICTURES = 200;
const KILOBYTES = 400;
const MEMORY_MB = 200;
/** Until the page has settled, in milliseconds. */
const SETTLE_MS = 2_000;
const PERIOD_MS = 50;

const app = await openApp();
// Not a picture, so that its card shows the placeholder; the archive is made of bytes.
writeFileSync(join(app.folder, 'picture.jpg'), randomBytes(KILOBYTES * 1000));
const server = await chromium.launchServer(chromiumLaunchOptions());
const browser = await chromium.connect(server.wsEndpoint());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await resetMock(page, app.address, 'crowdedGallery');
  await page.route('**/api/gallery', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as object[];
    const items = list
      .slice(0, PICTURES)
      .map((item, index) => ({ ...item, imageUrl: `/picture.jpg?${index}` }));
    await route.fulfill({ response, json: items });
  });
  await page.goto(`${app.address}/gallery?tab=community`);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.waitForTimeout(SETTLE_MS);

  const before = memory();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memory());
  }, PERIOD_MS);
  const saved = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Download' }).click();
  const file = new URL('../.cache/bench.zip', import.meta.url).pathname;
  await (await saved).saveAs(file);
  clearInterval(timer);
  const size = statSync(file).size / 1e6;
  await page.waitForTimeout(SETTLE_MS);
  const growth = peak - before;

  printFigures([
    { name: `An archive of ${PICTURES} pictures`, value: size, unit: 'MB' },
    { name: 'Growth of the memory at its peak', value: growth, unit: 'MB', atMost: MEMORY_MB },
    { name: 'Growth of the memory afterwards', value: memory() - before, unit: 'MB' },
  ]);
} finally {
  await browser.close();
  await server.close();
  app.close();
}

/** Proportional set size of the browser's processes, in MB. Linux only. */
function memory() {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((id) => [id, /^PPid:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1]]),
  );
  const isOfBrowser = (id: string | undefined): boolean =>
    id !== undefined && (id === String(server.process().pid) || isOfBrowser(parents.get(id)));
  const sizes = [...parents.keys()].filter(isOfBrowser).map((id) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`)) ?? [];
    return Number(kilobytes);
  });
  return (sizes.reduce((sum, size) => sum + size, 0) * 1024) / 1e6;
}

/** The file's text; empty if its process has ended. */
function read(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
