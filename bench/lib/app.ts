import { build } from 'vite';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { here, startOwnServer } from './processes.ts';

/**
 * Serves the app's production build from its own server, with the mock's HTTP host as its API.
 * @param flags `--tls` for HTTP/2
 */
export async function openApp(...flags: '--tls'[]): Promise<{
  address: string;
  folder: string;
  close: () => void;
}> {
  const outDir = here('../.cache/bench-app');
  await build({ root: here('../apps/web'), build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const mock = await startOwnServer('servers/mock.ts');
  const site = await startOwnServer('servers/site.mjs', { args: [outDir, '--api', mock.address, ...flags] });
  return {
    address: site.address,
    folder: outDir,
    close() {
      site.stop();
      mock.stop();
    },
  };
}

/**
 * Resets the mock to a scenario; the browser gets the session cookie of the scenario's user, if it has one.
 */
export async function resetMock(page: Page, address: string, scenario: string) {
  const answer = await page.request.post(`${address}/api/__mock/reset`, { data: { scenario } });
  if (!answer.ok()) throw new Error(await answer.text());
}

/**
 * Opens a page of the app at the size of a desk.
 * @param measure gets the page, and the address of the app, where the page is not yet
 */
export async function withApp(measure: (page: Page, address: string) => Promise<void>) {
  const app = await openApp();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    await measure(await browser.newPage({ viewport: { width: 1440, height: 900 } }), app.address);
  } finally {
    await browser.close();
    app.close();
  }
}
