import { defineConfig } from '@playwright/test';
import { portOf, productionServers, server } from '@tooling/gate/servers.ts';
import { TEST_MS } from '@tooling/gate/time-limits.ts';

const site = await portOf('WEBKIT_SITE_PORT', 4650);
const api = await portOf('WEBKIT_API_PORT', site + 1);
const driver = await portOf('WEBKIT_DRIVER_PORT', api + 1);

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
    ...productionServers(site, api),
    server(
      `xvfb-run --auto-servernum --server-args="-screen 0 1600x1200x24" WebKitWebDriver --port=${driver}`,
      `http://localhost:${driver}/status`,
    ),
  ],
});
