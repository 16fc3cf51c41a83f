import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumLaunchOptions, STILL_PICTURES } from '@tooling/gate/chromium.mjs';
import { picturedFiles, picturesOfRun } from '@tooling/pictures/run-kind.ts';
import { takePicture, takeTree } from '@tooling/pictures/take-picture.ts';
import { TEST_MS } from '@tooling/gate/time-limits.ts';
import unit from './vitest.unit.config.ts';

const stories = defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: [
            '@product/ui > @hookform/resolvers/standard-schema',
            '@product/ui > @tanstack/react-virtual',
            '@product/ui > aria-hidden',
            '@product/ui > class-variance-authority',
            '@product/ui > i18next',
            '@product/ui > lucide-react',
            '@product/ui > radix-ui',
            '@product/ui > react-hook-form',
            '@product/web > dom-accessibility-api',
            '@product/web > react-i18next',
            '@tanstack/react-query',
            'axe-core',
            'fast-check',
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
          setupFiles: ['.storybook/testing/vitest.setup.ts'],
          globalSetup: ['tooling/pictures/setup.ts'],
          provide: {
            pictures: picturesOfRun(),
            picturedFiles: picturedFiles(),
            translated: process.env['TRANSLATED'] === '1',
            axeLanguages: process.env['AXE_LANGUAGES'] ?? '',
          },
          // After the unit tests: in parallel they compete for the processor on a small machine.
          sequence: { groupOrder: 1 },
          // One page for all files, as in Storybook itself; `resetBrowser` clears storage and cookies before each story.
          isolate: false,
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          // On a shared machine a browser may stall for seconds. `npm test` lists the tests that needed the retry.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            commands: { takePicture, takeTree },
            // A cold, slow machine takes minutes to bundle what the first page loads.
            connectTimeout: 300_000,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(STILL_PICTURES),
              contextOptions: { reducedMotion: 'reduce', viewport: { width: 1280, height: 1000 } },
            }),
            // One page for each worker, with its own storage and service worker.
            instances: [{ browser: 'chromium', name: 'stories-in-chromium' }],
          },
        },
      },
    ],
  },
});

export default mergeConfig(unit, stories);
