import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '@tooling/gate/ports.mjs';
import { childEnvironment, ROOT } from '@tooling/gate/processes.mjs';

const START_MS = 60_000;

/** Calls the Model Context Protocol server of Storybook's development server. Its responses are server-sent events. */
async function callMcp(port: number, method: string) {
  const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
  });
  return response.text();
}

test(
  'at /mcp the development server offers the documentation of stories to agents',
  { timeout: START_MS },
  async () => {
    const port = await freePort(6100);
    const storybook = spawn(
      'storybook',
      ['dev', '--port', String(port), '--exact-port', '--no-open', '--ci'],
      {
        cwd: ROOT,
        env: childEnvironment({ VITEST: undefined, NODE_ENV: undefined }),
        stdio: 'ignore',
        detached: true,
      },
    );
    onTestFinished(() => void process.kill(-storybook.pid!, 'SIGKILL'));
    await expect
      .poll(() => callMcp(port, 'tools/list').catch(String), { timeout: START_MS, interval: 500 })
      .toContain('docs-show');
  },
);
