import { once } from 'node:events';
import { build } from 'vite';
import { serve } from '../../scripts/serve.mjs';
import { here, startOurs } from './processes.mjs';

/**
 * Serves the app's production build from its own server, with the mock's HTTP host as its API.
 * @returns {Promise<{ address: string, folder: string, api: string, close: () => void }>}
 */
export async function openApp() {
  const outDir = here('../.cache/bench-app');
  await build({ root: here('../apps/web'), build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const mock = await startOurs('servers/mock.ts');
  const site = serve(outDir, 0, mock.address);
  await once(site, 'listening');
  const place = /** @type {import('node:net').AddressInfo} */ (site.address());
  return {
    address: `http://localhost:${place.port}`,
    folder: outDir,
    api: mock.address,
    close() {
      site.closeAllConnections();
      site.close();
      mock.stop();
    },
  };
}

/**
 * Resets the mock to a scenario; the browser gets the session cookie of the scenario's user, if it has one.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {string} scenario
 */
export async function enter(page, address, scenario) {
  const answer = await page.request.post(`${address}/api/__mock/reset`, { data: { scenario } });
  if (!answer.ok()) throw new Error(await answer.text());
}
