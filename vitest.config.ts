import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { FUZZ_RUNS } from './scripts/lib/fuzz.mjs';

const PROPERTIES = '**/*.prop.test.{ts,tsx}';
/** The others. Said by name: an `exclude` of its own would keep a project from hearing of --exclude. */
const PLAIN = '!(*.prop).test.{ts,tsx}';

export default defineConfig({
  test: {
    // With --coverage, as the unit stage runs it. scripts/coverage-rules.mjs reads the summary.
    coverage: {
      provider: 'v8',
      include: ['packages/api-client/src/**'],
      // What runs in a process of its own is not seen.
      exclude: ['**/*.test.{ts,tsx}', '**/testing*.{ts,tsx}', '**/fuzz/**', '**/races/**', '**/bin/**'],
      reporter: ['json-summary'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            `{packages,apps}/*/src/**/${PLAIN}`,
            `{mock-api,scripts,.storybook,apps/web/{hosting,prerender}}/**/${PLAIN}`,
          ],
          pool: 'threads',
          // A film is painted picture by picture: on a busy machine that takes its time.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'properties',
          environment: 'node',
          include: [`{packages,apps}/*/src/${PROPERTIES}`, `mock-api/src/${PROPERTIES}`],
          setupFiles: ['scripts/lib/fuzz.setup.ts'],
          pool: 'threads',
          testTimeout: 20_000 + 200 * FUZZ_RUNS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: [
            '@product/ui > @hookform/resolvers/standard-schema',
            '@product/ui > @tanstack/react-virtual',
            '@product/ui > class-variance-authority',
            '@product/ui > i18next',
            '@product/ui > lucide-react',
            '@product/ui > radix-ui',
            '@product/ui > react-hook-form',
            '@product/web > react-i18next',
            '@tanstack/react-query',
            'axe-core',
            'msw',
            'msw-storybook-addon/csf3',
            'msw/browser',
            'react',
            'react-dom/client',
            'react-router-dom',
            'react/jsx-dev-runtime',
            'tailwind-merge',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: ['.storybook/vitest.setup.ts'],
          // After the unit tests: side by side they starve each other on a small machine.
          sequence: { groupOrder: 1 },
          // One page for all files, as Storybook itself shows them; each story starts afresh.
          isolate: false,
          // A flow is a whole visit.
          testTimeout: 30_000,
          // On a machine shared with others a browser may stand still for seconds. The gate tells who needed it.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce', viewport: { width: 1280, height: 1000 } },
            }),
            // As many pages as there are workers, each with a storage and a service worker of its own.
            instances: [{ browser: 'chromium', name: 'stories-in-chromium' }],
          },
        },
      },
    ],
  },
});
