import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { portOf, productionServers } from '@tooling/gate/servers.ts';
import { TEST_MS, WAIT_MS } from '@tooling/gate/time-limits.ts';

const site = await portOf('VISITS_SITE_PORT', 4600);
const api = await portOf('VISITS_API_PORT', site + 1);

/** Random visits to the production build: npm run test:visits. `SEEDS=7,8 STEPS=300` chooses others. */
export default defineConfig({
  outputDir: '../../node_modules/.cache/visits',
  forbidOnly: true,
  // All visits share one server.
  workers: 1,
  timeout: 10 * TEST_MS,
  expect: { timeout: WAIT_MS },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    baseURL: `http://localhost:${site}`,
    serviceWorkers: 'block',
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
    trace: 'retain-on-failure',
  },
  webServer: productionServers(site, api),
});
