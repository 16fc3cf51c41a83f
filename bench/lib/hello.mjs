import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { serve } from '../../scripts/serve.mjs';
import { here } from './processes.mjs';

/** Resolves the hello app's packages from `apps/web`, so that both apps use the same versions. */
const packagesOfTheApp = {
  name: 'packages-of-the-app',
  enforce: /** @type {const} */ ('pre'),
  /**
   * @this {import('vite').Rolldown.PluginContext}
   * @param {string} id
   * @param {string | undefined} importer
   */
  resolveId(id, importer) {
    const isOurs = importer?.includes('/bench/hello/') && /^[@\w]/.test(id);
    return isOurs ? this.resolve(id, here('../apps/web/src/main.tsx'), { skipSelf: true }) : null;
  },
};

/** Builds and serves the minimal app of the same stack. */
export async function openHello() {
  const outDir = join(here('..'), '.cache/bench-hello');
  await build({
    root: here('hello'),
    configFile: false,
    plugins: [packagesOfTheApp],
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });
  const site = serve(outDir, 0);
  await once(site, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (site.address());
  return {
    address: `http://localhost:${port}`,
    close() {
      site.closeAllConnections();
      site.close();
    },
  };
}
