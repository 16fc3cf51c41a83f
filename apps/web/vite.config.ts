import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { visualizer } from 'rollup-plugin-visualizer';
import { defineConfig, loadEnv } from 'vite';
import { namePage } from './bundling/name-page.ts';
import { slimRadix } from './bundling/slim-radix.ts';
import { slimRouter } from './bundling/slim-router.ts';
import { slimStyles } from './bundling/slim-styles.ts';
import { sourceMapsBeside } from './bundling/source-maps.ts';
import { hosting, settingsAreRight } from './hosting/plugin.ts';
import { install } from './install/plugin.ts';
import { serviceWorker } from './service-worker/plugin.ts';
import { staticPages } from './static-pages/build.ts';
import { clientScript } from './static-pages/build/client-script.ts';
import { findMistakes, findUnknownSettings } from './src/config/check-settings.ts';
import { readSettings, toSite } from './src/config/settings.ts';

/**
 * What every page uses, or every menu and dialog, and no release of ours changes: one file, which compresses best and is
 * cached longest.
 */
const BASE =
  /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|clsx|class-variance-authority|react-router|react-router-dom|i18next|react-i18next|@tanstack\+query-core|@tanstack\+react-query|@floating-ui\+[\w-]+|@radix-ui\+react-(popper|dismissable-layer|focus-scope|focus-guards|presence|portal|collection))@|rolldown\/runtime|preload-helper/;

const ALWAYS_LOADED = /^assets\/(base|rolldown-runtime)-/;

/** The first load contains the names of all chunks, and hashes do not compress: seven characters are enough. */
const CHUNK_NAMES = 'assets/[name]-[hash:7].js';

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname);
  const values = readSettings(env);
  // Development has the mock unless it is configured with an API; a build has it only in demo mode.
  const withMock = command === 'serve' ? !values.apiBaseUrl : mode === 'demo';
  const wrong = [...findMistakes(env), ...findUnknownSettings(env)];
  const define = {
    __WITH_MOCK__: JSON.stringify(withMock),
    __REPORTS_URL__: JSON.stringify(values.reportsUrl),
  };
  return {
    base: wrong.length > 0 ? '/' : values.basePath,
    define,
    plugins: [
      settingsAreRight(wrong),
      react(),
      tailwindcss(),
      slimRouter(),
      slimRadix(),
      slimStyles(),
      namePage(values.brand),
      clientScript(),
      install(values, !withMock),
      mode !== 'demo' && sourceMapsBeside(),
      // The mock's service worker, served or emitted straight from its package.
      withMock && msw({ mode: 'worker-only' }),
      wrong.length === 0 &&
        staticPages(
          { define, plugins: [react()] },
          { api: withMock ? undefined : values.apiBaseUrl, origin: values.siteOrigin, brand: values.brand },
        ),
      wrong.length === 0 && !withMock && serviceWorker(),
      wrong.length === 0 && hosting({ ...toSite(values), withMock }),
      // What the production bundle consists of, as a page: TREEMAP=1 npm run build
      Boolean(process.env['TREEMAP']) &&
        !withMock &&
        visualizer({ filename: '../../.cache/treemap.html', title: 'Production bundle', gzipSize: true }),
    ],
    build: {
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // What the first load has is not preloaded again.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !ALWAYS_LOADED.test(file)) : files,
      },
      rolldownOptions: {
        // Reading a property has no side effects, so that unused reads can be removed.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: CHUNK_NAMES,
          chunkFileNames: CHUNK_NAMES,
          codeSplitting: {
            groups: [
              { name: 'base', test: BASE },
              // The rest of what every page loads, in one file, which compresses better than many small ones.
              { name: 'common', tags: ['$initial'] },
            ],
          },
        },
      },
    },
    worker: { format: 'es' },
  };
});
