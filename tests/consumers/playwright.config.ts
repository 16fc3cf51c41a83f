import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { CONSUMERS, SCRATCH } from '../../scripts/lib/packages/consumers.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { TEST_MS, WAIT_MS } from '../../scripts/lib/time-limits';
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

const SPECS: Record<string, string[]> = {
  vite: [EVERY_HOST],
  'vite-tailwind': [EVERY_HOST, 'tailwind-host.spec.ts'],
  'vite-shadcn': ['shadcn-host.spec.ts'],
  'vite-registry': ['registry-host.spec.ts'],
  'vite-ssr': ['rendered-host.spec.ts'],
  next: [EVERY_HOST, 'server-host.spec.ts'],
};

/** How an app is served, unless as static files. */
const SERVERS: Record<string, (home: string) => string> = {
  'vite-ssr': (home) => `${home}/server.js`,
  next: (home) => `${home}/node_modules/next/dist/bin/next start ${home} --port`,
};

const command = (name: string) => {
  const home = `${SCRATCH}/${name}`;
  return `node ${SERVERS[name]?.(home) ?? `scripts/serve.mjs ${home}/dist`} ${ports[name]}`;
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
    testMatch: SPECS[name] ?? [],
    use: {
      baseURL: `http://localhost:${ports[name]}`,
      plain: name === 'next' ? '/plain' : '/plain.html',
    },
  })),
  webServer: CONSUMERS.map((name) => ({
    command: command(name),
    cwd: '../..',
    url: `http://localhost:${ports[name]}`,
    timeout: TEST_MS,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  })),
});
