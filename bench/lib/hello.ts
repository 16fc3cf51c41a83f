import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { here, startOwnServer } from './processes.ts';

/** Resolves the hello app's packages from `apps/web`, so that both apps use the same versions. */
const packagesOfTheApp: Plugin = {
  name: 'packages-of-the-app',
  enforce: 'pre',
  resolveId(id, importer) {
    const isOfHello = importer?.includes('/bench/hello/') && /^[@\w]/.test(id);
    return isOfHello ? this.resolve(id, here('../apps/web/src/main.tsx'), { skipSelf: true }) : null;
  },
};

export async function openHello() {
  const outDir = join(here('..'), '.cache/bench-hello');
  await build({
    root: here('hello'),
    configFile: false,
    plugins: [packagesOfTheApp],
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });
  return startOwnServer('servers/site.mjs', { args: [outDir, '--tls'] });
}
