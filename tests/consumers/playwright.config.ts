import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/gate/chromium.mjs';
import { CONSUMERS, SCRATCH } from './apps.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { freePort } from '@tooling/gate/ports.mjs';
import { TEST_MS, WAIT_MS } from '@tooling/gate/time-limits.ts';
import type { Consumer } from './consumer';

// Chosen once: the workers load this file as well, and find the choice in their environment.
process.env.CONSUMERS_PORTS ??= (await freePorts(CONSUMERS.length)).join();
const chosen = process.env.CONSUMERS_PORTS.split(',').map(Number);
const ports = Object.fromEntries(CONSUMERS.map((name, index) => [name, chosen[index]]));

async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) found.push(await freePort((found.at(-1) ?? 4299) + 1));
  return found;
}

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

const command = (name: string) =>
  name in SERVERS
    ? `node ${SERVERS[name]} ${ports[name]}`
    : `node ${ROOT}/tooling/gate/serve.ts ${SCRATCH}/${name}/dist ${ports[name]}`;

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
  webServer: CONSUMERS.map((name) => ({
    command: command(name),
    cwd: `${SCRATCH}/${name}`,
    url: `http://localhost:${ports[name]}`,
    timeout: TEST_MS,
    env: { NEXT_TELEMETRY_DISABLED: '1', PORT: String(ports[name]) },
  })),
});
