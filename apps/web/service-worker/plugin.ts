import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { chooseCachedFiles } from './cached-files.ts';
import { WORKER_FILE, type CachedFiles } from './protocol.ts';

/** Bundles the service worker with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    // After the shell and the first script have been emitted.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundleWorker(config, chooseCachedFiles(bundle));
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source });
      },
    },
  };
}

async function bundleWorker({ root, mode }: ResolvedConfig, files: CachedFiles) {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    publicDir: false,
    define: { __CACHED_FILES__: JSON.stringify(files) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'service-worker/worker.ts'), output: { format: 'iife' } },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}
