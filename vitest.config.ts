import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { FUZZ_RUNS } from './scripts/lib/fuzz.mjs';

/** About half of the work that the stories are, for one of two browsers side by side. */
const HALF_OF_STORIES = [
  'packages/ui/src/components/**',
  'packages/ui/src/pieces/{generator,gallery}/**',
].map((folder) => `${folder}/*.stories.tsx`);

const PROPERTIES = '**/*.prop.test.{ts,tsx}';

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
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            '{mock-api,scripts,.storybook}/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, PROPERTIES],
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
          // On a machine shared with others a browser may stand still for seconds. The gate tells who needed it.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce', viewport: { width: 1280, height: 1000 } },
            }),
            instances: [
              { browser: 'chromium', name: 'stories-1', include: HALF_OF_STORIES },
              {
                browser: 'chromium',
                name: 'stories-2',
                exclude: [...configDefaults.exclude, ...HALF_OF_STORIES],
              },
            ],
          },
        },
      },
    ],
  },
});
