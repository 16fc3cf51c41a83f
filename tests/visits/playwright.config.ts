import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { freePort } from '@tooling/gate/ports.mjs';
import { ROOT } from '@tooling/gate/processes.mjs';
import { TEST_MS, WAIT_MS } from '@tooling/gate/time-limits.ts';

// Chosen once: the workers load this file as well, and find the choice in their environment.
const site = (process.env.VISITS_SITE_PORT ??= String(await freePort(4600)));
const api = (process.env.VISITS_API_PORT ??= String(await freePort(Number(site) + 1)));

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
  webServer: [
    {
      command: `mock-api/node_modules/.bin/tsx mock-api/src/hosts/http/main.ts --port ${api} --latency 20`,
      url: `http://localhost:${api}/api/__mock/`,
    },
    {
      command: `node tooling/gate/serve.ts apps/web/dist ${site} --fallback app --api http://localhost:${api}`,
      url: `http://localhost:${site}`,
    },
  ].map((server) => ({ ...server, cwd: ROOT, timeout: TEST_MS })),
});
