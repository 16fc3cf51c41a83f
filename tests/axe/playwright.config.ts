import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { portOf, siteServer } from '@tooling/gate/servers.ts';
import { TEST_MS, WAIT_MS } from '@tooling/gate/time-limits.ts';

const port = await portOf('AXE_PORT', 4700);

/** axe on all stories of the built Storybook, in every language and both themes: npm run test:axe. */
export default defineConfig({
  outputDir: '../../node_modules/.cache/axe',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a shared machine a browser may stall for seconds.
  retries: 1,
  reporter: [['line']],
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  use: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    baseURL: `http://localhost:${port}`,
    navigationTimeout: WAIT_MS,
    launchOptions: chromiumLaunchOptions(),
  },
  webServer: siteServer('storybook-static', port, '', '/index.json'),
});
