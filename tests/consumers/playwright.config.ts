import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { CONSUMERS, SCRATCH } from '../../scripts/lib/packages/consumers.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { TEST_MS, WAIT_MS } from '../../scripts/lib/time-limits';
import type { Consumer } from './consumer';

// Chosen once: the workers load this file as well, and find the choice in their environment.
const first = Number((process.env.CONSUMERS_PORT ??= String(await freePort(4300))));
const second = Number((process.env.CONSUMERS_PORT_2 ??= String(await freePort(first + 1))));
const third = Number((process.env.CONSUMERS_PORT_3 ??= String(await freePort(second + 1))));
const ports: Record<string, number> = { vite: first, 'vite-tailwind': second, next: third };

const OWN_SPECS: Record<string, string[]> = {
  'vite-tailwind': ['tailwind-host.spec.ts'],
  next: ['server-host.spec.ts'],
};

const command = (name: string) =>
  name === 'next'
    ? `node ${SCRATCH}/next/node_modules/next/dist/bin/next start ${SCRATCH}/next --port ${ports[name]}`
    : `node scripts/serve.mjs ${SCRATCH}/${name}/dist ${ports[name]}`;

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
    testMatch: ['every-host.spec.ts', ...(OWN_SPECS[name] ?? [])],
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
