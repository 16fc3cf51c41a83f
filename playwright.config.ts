import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { freePort } from './scripts/lib/ports.mjs';

// Chosen once: the workers load this file as well, and find the choice in their environment.
const demo = (process.env.JOURNEYS_DEMO_PORT ??= String(await freePort(4173)));
const production = (process.env.JOURNEYS_PRODUCTION_PORT ??= String(await freePort(Number(demo) + 1)));

const http = (process.env.JOURNEYS_HTTP_PORT ??= String(await freePort(Number(production) + 1)));
const api = (process.env.JOURNEYS_API_PORT ??= String(await freePort(Number(http) + 1)));

const storybook = (process.env.JOURNEYS_STORYBOOK_PORT ??= String(await freePort(Number(api) + 1)));
const inFolder = (process.env.JOURNEYS_FOLDER_PORT ??= String(await freePort(Number(storybook) + 1)));
/** Where the sites that lie in a folder lie. */
const FOLDER = '/a/b';

/** The specs that the production build walks over the mock's HTTP host. All their pages share one server: they leave each other's people alone. */
const OVER_HTTP = [
  'accessibility',
  'before-the-code',
  'every-language',
  'first-paint',
  'guards',
  'hostile',
  'http',
  'interruptions',
  'journey',
  'keyboard',
  'keyboard-checkout',
  'keyboard-phone',
  'languages',
  'money',
  'no-code',
  'offline',
  'privacy',
  'storage',
  'tabs',
];
/** The specs of the other projects. Whatever no list names is walked on the demo. */
const ON_PRODUCTION = ['policy', 'production'];
const ON_STORYBOOK = ['longer-texts', 'storybook'];
const IN_FOLDER = ['folder'];

const specs = (names: string[]) => names.map((name) => `${name}.spec.ts`);

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
  // A journey waits more than it works: for the mock, which takes its time as a server would.
  workers: 3,
  // On a machine shared with others a browser may stand still for seconds. The gate tells who needed it.
  retries: 1,
  // A cold, busy machine takes its time for a film, and for a screen's first chunk and picture.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'demo',
      testIgnore: specs([...OVER_HTTP, ...ON_PRODUCTION, ...ON_STORYBOOK, ...IN_FOLDER]),
      use: { baseURL: `http://localhost:${demo}` },
    },
    {
      name: 'production',
      testMatch: specs(ON_PRODUCTION),
      use: { baseURL: `http://localhost:${production}` },
    },
    {
      name: 'http',
      testMatch: specs(OVER_HTTP),
      use: { baseURL: `http://localhost:${http}` },
    },
    {
      name: 'storybook',
      testMatch: specs(ON_STORYBOOK),
      use: { baseURL: `http://localhost:${storybook}${FOLDER}/` },
    },
    {
      name: 'folder',
      testMatch: specs(IN_FOLDER),
      use: { baseURL: `http://localhost:${inFolder}${FOLDER}/` },
    },
  ],
  webServer: [
    {
      command: `node scripts/serve.mjs .cache/demo-in-folder ${inFolder} --base ${FOLDER} --plain`,
      url: `http://localhost:${inFolder}${FOLDER}/`,
    },
    site('dist-demo', demo),
    site('dist', production),
    mockApi,
    site('dist', http, '--api', `http://localhost:${api}`),
    {
      command: `node scripts/serve.mjs storybook-static ${storybook} --base ${FOLDER}`,
      url: `http://localhost:${storybook}${FOLDER}/index.json`,
    },
  ],
});
