import type { Plugin, ResolvedConfig } from 'vite';
import { bundleScript } from '../bundling/bundle-script.ts';
import { chooseCachedFiles } from './cached-files.ts';
import { WORKER_FILE } from './protocol.ts';

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
        const source = await bundleScript(config, 'service-worker/worker.ts', {
          __CACHED_FILES__: JSON.stringify(chooseCachedFiles(bundle)),
        });
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source });
      },
    },
  };
}
