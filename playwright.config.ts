import { defineConfig } from '@playwright/test';
import { BROWSER, browserOptions } from '@tooling/gate/browsers.ts';
import { mockServer, portOf, siteServer } from '@tooling/gate/servers.ts';
import { TEST_MS, WAIT_MS } from '@tooling/gate/time-limits.ts';

const demo = await portOf('JOURNEYS_DEMO_PORT', 4173);
const production = await portOf('JOURNEYS_PRODUCTION_PORT', demo + 1);
const http = await portOf('JOURNEYS_HTTP_PORT', production + 1);
const api = await portOf('JOURNEYS_API_PORT', http + 1);
const storybook = await portOf('JOURNEYS_STORYBOOK_PORT', api + 1);
const inFolder = await portOf('JOURNEYS_FOLDER_PORT', storybook + 1);
const E2E = 'apps/web/e2e';
const BACK_END = 'back-end';
/** The base path of the sites that are served below a folder. */
const FOLDER = '/a/b';

/** The kind of host for all sites (tooling/gate/serve.ts). By default the sites differ, since all kinds must work. */
const everyHost = process.env.EVERY_HOST;
/** The journeys that cannot run behind a kind of host (apps/web/e2e/fixtures.ts gives the reasons). */
const NOT_BEHIND: Record<string, RegExp> = {
  index: /@prerendered|@missing|@404/,
  app: /@index|@404/,
  '404': /@index/,
};

/** The specs that run in other browsers than Chromium, too. */
const IN_OTHERS = /http\/(before-hydration|every-language|guards|http|journey|languages|tabs)\.spec\.ts$/;

/**
 * The projects whose API is a service worker. In the others a test that is about the worker allows it: it would answer
 * requests for files past `page.route`.
 */
const WITH_MOCK = ['demo', 'folder', 'storybook'];

const site = (folder: string, port: number, host: string, options = '', path = '/') =>
  siteServer(folder, port, `--fallback ${everyHost ?? host} ${options}`, path);

export default defineConfig({
  testDir: E2E,
  outputDir: 'node_modules/.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A journey mostly waits for the mock, which has the latency of a real server.
  workers: 3,
  // On a shared machine a browser may stall for seconds. `npm test` lists the tests that needed the retry.
  retries: 1,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  ...(everyHost && { grepInvert: NOT_BEHIND[everyHost] }),
  testMatch: BROWSER === 'chromium' ? '*.spec.ts' : IN_OTHERS,
  ...(BROWSER !== 'chromium' && { grepInvert: /@chromium/ }),
  use: {
    ...browserOptions(),
    locale: 'en-GB',
    trace: 'on-first-retry',
  },
  // Each project runs the specs of its own folder. The longest tests begin first, so that no worker ends long after the
  // others.
  projects: Object.entries({
    storybook: `http://localhost:${storybook}${FOLDER}/`,
    demo: `http://localhost:${demo}`,
    production: `http://localhost:${production}`,
    // The production build with the mock's HTTP host. All pages share one server, so they must not change each other's
    // accounts.
    http: `http://localhost:${http}`,
    folder: `http://localhost:${inFolder}${FOLDER}/`,
    // The production build over another back end: each test has servers of its own.
    [BACK_END]: '',
  }).map(([name, baseURL]) => ({
    name,
    testDir: name === BACK_END ? `tests/${name}` : `${E2E}/${name}`,
    use: { baseURL, serviceWorkers: WITH_MOCK.includes(name) ? 'allow' : 'block' },
  })),
  webServer: [
    site('.cache/demo-in-folder', inFolder, '404', `--base ${FOLDER}`, `${FOLDER}/`),
    site('apps/web/dist-demo', demo, 'index'),
    site('apps/web/dist', production, 'app'),
    mockServer(api),
    site('apps/web/dist', http, 'app', `--api http://localhost:${api}`),
    siteServer('storybook-static', storybook, `--base ${FOLDER}`, `${FOLDER}/index.json`),
  ],
});
