import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** Serves (dev) or emits (demo) the mock's service worker from the msw package; production never sees it. */
function mockWorker(): Plugin {
  const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        void readFile(file).then((source) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(source);
        });
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: await readFile(file) });
    },
  };
}

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname);
  // Development has the mock unless it is pointed at an API; a build has it only when it is the demo.
  const withMock = command === 'serve' ? !env.VITE_API_BASE_URL : mode === 'demo';
  return {
    // The demo is a static folder that works under any path.
    base: mode === 'demo' ? './' : '/',
    define: { __WITH_MOCK__: JSON.stringify(withMock) },
    plugins: [react(), tailwindcss(), withMock && mockWorker()],
    build: { emptyOutDir: true, assetsInlineLimit: 0 },
    worker: { format: 'es' },
  };
});
