import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { CONSUMERS, SCRATCH } from './apps.ts';
import { portOf, server, siteServer } from '@tooling/gate/servers.ts';
import { TEST_MS, WAIT_MS } from '@tooling/gate/time-limits.ts';
import type { Consumer } from './consumer';

const ports: Record<string, number> = {};
let last = 4299;
for (const name of CONSUMERS) ports[name] = last = await portOf(`CONSUMERS_PORT_${name}`, last + 1);

const EVERY_HOST = 'every-host.spec.ts';

const SPECS: Record<(typeof CONSUMERS)[number], string[]> = {
  vite: [EVERY_HOST],
  'vite-tailwind': [EVERY_HOST, 'tailwind-host.spec.ts'],
  'vite-shadcn': ['shadcn-host.spec.ts'],
  'vite-registry': ['registry-host.spec.ts'],
  'vite-hosts': ['styled-host.spec.ts'],
  'vite-ssr': ['rendered-host.spec.ts'],
  next: [EVERY_HOST, 'server-host.spec.ts'],
  'react-router': [EVERY_HOST, 'router-host.spec.ts'],
};

/** How an app is served, from its own folder, unless as static files. */
const SERVERS: Record<string, string> = {
  'vite-ssr': 'server.js',
  next: 'node_modules/next/dist/bin/next start --port',
  // Takes its port from the environment.
  'react-router': 'node_modules/@react-router/serve/bin.cjs build/server/index.js',
};

export default defineConfig<Consumer>({
  outputDir: '../../node_modules/.cache/consumers',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  use: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
    trace: 'retain-on-failure',
  },
  projects: CONSUMERS.map((name) => ({
    name,
    testMatch: SPECS[name],
    use: {
      baseURL: `http://localhost:${ports[name]}`,
      plain: name in SERVERS ? '/plain' : '/plain.html',
    },
  })),
  webServer: CONSUMERS.map((name) => {
    const port = ports[name]!;
    return name in SERVERS
      ? {
          ...server(`node ${SERVERS[name]} ${port}`, `http://localhost:${port}`),
          cwd: `${SCRATCH}/${name}`,
          env: { NEXT_TELEMETRY_DISABLED: '1', PORT: String(port) },
        }
      : siteServer(`${SCRATCH}/${name}/dist`, port);
  }),
});
