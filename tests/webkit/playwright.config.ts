import { defineConfig } from '@playwright/test';
import { freePort } from '@tooling/gate/ports.mjs';
import { ROOT } from '@tooling/gate/processes.mjs';
import { TEST_MS } from '@tooling/gate/time-limits.ts';

// Chosen once: the workers load this file as well, and find the choice in their environment.
const site = (process.env['WEBKIT_SITE_PORT'] ??= String(await freePort(4650)));
const api = (process.env['WEBKIT_API_PORT'] ??= String(await freePort(Number(site) + 1)));
const driver = (process.env['WEBKIT_DRIVER_PORT'] ??= String(await freePort(Number(api) + 1)));

/**
 * Journeys through the production build in WebKitGTK, by WebDriver: npm run test:webkit. Playwright's runner starts the
 * servers and reports; its own browsers are not used.
 */
export default defineConfig<{ driverUrl: string }>({
  outputDir: '../../node_modules/.cache/webkit',
  forbidOnly: true,
  // The driver has one session at a time.
  workers: 1,
  retries: 1,
  timeout: TEST_MS,
  use: { baseURL: `http://localhost:${site}`, driverUrl: `http://localhost:${driver}` },
  webServer: [
    {
      command: `mock-api/node_modules/.bin/tsx mock-api/src/hosts/http/main.ts --port ${api} --latency 20`,
      url: `http://localhost:${api}/api/__mock/`,
    },
    {
      command: `node tooling/gate/serve.ts apps/web/dist ${site} --fallback app --api http://localhost:${api}`,
      url: `http://localhost:${site}`,
    },
    {
      command: `xvfb-run --auto-servernum --server-args="-screen 0 1600x1200x24" WebKitWebDriver --port=${driver}`,
      url: `http://localhost:${driver}/status`,
    },
  ].map((server) => ({ ...server, cwd: ROOT, timeout: TEST_MS })),
});
