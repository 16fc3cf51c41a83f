import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { freePort } from './scripts/lib/ports.mjs';

// Chosen once: the workers load this file as well, and find the choice in their environment.
const demo = (process.env.JOURNEYS_DEMO_PORT ??= String(await freePort(4173)));
const production = (process.env.JOURNEYS_PRODUCTION_PORT ??= String(await freePort(Number(demo) + 1)));

const http = (process.env.JOURNEYS_HTTP_PORT ??= String(await freePort(Number(production) + 1)));
const api = (process.env.JOURNEYS_API_PORT ??= String(await freePort(Number(http) + 1)));

const storybook = (process.env.JOURNEYS_STORYBOOK_PORT ??= String(await freePort(Number(api) + 1)));
const storybookFolder = '/a/b';

const site = (folder: string, port: string, ...options: string[]) => ({
  command: ['node scripts/serve.mjs', `apps/web/${folder}`, port, ...options].join(' '),
  url: `http://localhost:${port}`,
});

const mockApi = {
  command: `mock-api/node_modules/.bin/tsx mock-api/src/hosts/http/main.ts --port ${api}`,
  url: `http://localhost:${api}/api/__mock/`,
};

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'node_modules/.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a machine shared with others a browser may stand still for seconds. The gate tells who needed it.
  retries: 1,
  // A cold, busy machine takes its time for a screen's first chunk and picture.
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
    trace: 'retain-on-first-failure',
  },
  projects: [
    {
      name: 'demo',
      testIgnore: ['production.spec.ts', 'http.spec.ts', 'storybook.spec.ts'],
      use: { baseURL: `http://localhost:${demo}` },
    },
    {
      name: 'production',
      testMatch: 'production.spec.ts',
      use: { baseURL: `http://localhost:${production}` },
    },
    {
      // All its pages share one server: these specs leave each other's people alone.
      name: 'http',
      testMatch: ['http.spec.ts', 'journey.spec.ts', 'privacy.spec.ts'],
      use: { baseURL: `http://localhost:${http}` },
    },
    {
      name: 'storybook',
      testMatch: 'storybook.spec.ts',
      use: { baseURL: `http://localhost:${storybook}${storybookFolder}/` },
    },
  ],
  webServer: [
    site('dist-demo', demo),
    site('dist', production),
    mockApi,
    site('dist', http, '--api', `http://localhost:${api}`),
    {
      command: `node scripts/serve.mjs storybook-static ${storybook} --base ${storybookFolder}`,
      url: `http://localhost:${storybook}${storybookFolder}/index.json`,
    },
  ],
});
