import { once } from 'node:events';
import { build } from 'vite';
import { serve } from '../../scripts/serve.mjs';
import { here, startOurs } from './processes.mjs';

/**
 * The app's production build on a server of its own, before the mock's HTTP host.
 * @returns {Promise<{ address: string, close: () => void }>}
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
    close() {
      site.closeAllConnections();
      site.close();
      mock.stop();
    },
  };
}

/**
 * Makes the browser the person of a scenario.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {string} scenario
 */
export async function enter(page, address, scenario) {
  const answer = await page.request.post(`${address}/api/__mock/reset`, { data: { scenario } });
  if (!answer.ok()) throw new Error(await answer.text());
}
