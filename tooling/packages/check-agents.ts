// Follows the guide for coding agents with the built Storybook: npm test build
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort, listen, waitUntilUp } from '@tooling/gate/ports.mjs';
import { childEnvironment, ROOT } from '@tooling/gate/processes.mjs';
import { guideCode } from './guide-code.ts';

/** Of the guide. */
const PORT = '13316';
/** The tool loads its packages from here. */
const FOLDER = join(ROOT, 'tooling/packages/.cache/agents');
const START_MS = 5_000;
const WORDS = ['LogInDialog', 'onForgotPassword'];

async function askStorybook(site: string): Promise<string> {
  const port = await freePort(Number(PORT));
  const file = join(FOLDER, 'storybook.js');
  writeFileSync(file, guideCode('use-with-agents.md', 'js', site).replace(PORT, String(port)));
  const server = spawn(process.execPath, [file], {
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}/mcp`;
  const ask = async (name: string, input: object) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: input },
      }),
    });
    return response.text();
  };
  try {
    await waitUntilUp(url, START_MS);
    const [id] = /[a-z-]+-logindialog/.exec(await ask('docs-list', {})) ?? [];
    return await ask('docs-show', { id });
  } finally {
    server.kill();
  }
}

const site = createServer(({ url = '' }, response) => {
  try {
    response.end(readFileSync(join(ROOT, 'storybook-static', new URL(url, 'http://localhost').pathname)));
  } catch {
    response.writeHead(404).end();
  }
});
try {
  mkdirSync(FOLDER, { recursive: true });
  const answer = await askStorybook(await listen(site));
  const missing = WORDS.filter((word) => !answer.includes(word));
  if (missing.length > 0) {
    console.error(`Storybook does not tell an agent of ${missing.join(', ')}:\n${answer.slice(0, 2000)}`);
    process.exitCode = 1;
  }
} finally {
  site.close();
  rmSync(FOLDER, { recursive: true, force: true });
}
