import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import unit from './vitest.unit.config';

const stories = defineConfig({
  test: {
    projects: [
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

export default mergeConfig(unit, stories);
