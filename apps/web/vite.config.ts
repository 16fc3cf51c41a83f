import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname);
  // Development has the mock unless it is pointed at an API; a build has it only when it is the demo.
  const withMock = command === 'serve' ? !env.VITE_API_BASE_URL : mode === 'demo';
  return {
    base: env.VITE_BASE_PATH || '/',
    define: { __WITH_MOCK__: JSON.stringify(withMock) },
    plugins: [
      react(),
      tailwindcss(),
      // The mock's service worker, served or emitted straight from its package.
      withMock && msw({ mode: 'worker-only' }),
    ],
    build: { emptyOutDir: true, assetsInlineLimit: 0 },
    worker: { format: 'es' },
  };
});
