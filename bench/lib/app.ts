import { build } from 'vite';
import type { Page } from 'playwright';
import { openSite } from '../../scripts/serve.mjs';
import { here, startOwnServer } from './processes.ts';

/** Lighthouse's slow 4G, in the units of CDP: latency in ms, throughput in bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 84_375,
};

/** Serves the app's production build from its own server, with the mock's HTTP host as its API. */
export async function openApp(): Promise<{
  address: string;
  folder: string;
  api: string;
  close: () => void;
}> {
  const outDir = here('../.cache/bench-app');
  await build({ root: here('../apps/web'), build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const mock = await startOwnServer('servers/mock.ts');
  const site = await openSite(outDir, { api: mock.address });
  return {
    address: site.address,
    folder: outDir,
    api: mock.address,
    close() {
      site.close();
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
