// Follows the guides for coding agents with the built Storybook: npm test build
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, waitUntilUp } from '@tooling/gate/ports.mjs';
import { childEnvironment, ROOT } from '@tooling/gate/processes.mjs';
import { openSite } from '@tooling/gate/serve.ts';
import { guideCode } from './guide-code.ts';

/** Of the guide. */
const PORT = '13316';
/** The tool loads its packages from here. */
const FOLDER = join(ROOT, 'tooling/packages/.cache/agents');
const START_MS = 5_000;

const question = (id: number, method: string, params: object) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

/** Asks the server that the guide writes for its documentation of a component. */
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
      body: question(1, 'tools/call', { name, arguments: input }),
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

/** Asks the server of the shadcn command, in a host with the guide's components.json, for an item. */
async function askRegistry(site: string): Promise<string> {
  const host = join(FOLDER, 'host');
  mkdirSync(host, { recursive: true });
  writeFileSync(join(host, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(host, 'components.json'), guideCode('use-as-source.md', 'json', site));
  const server = spawn('shadcn', ['mcp'], {
    cwd: host,
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ask = createAsker(server);
  try {
    await ask('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'check-agents', version: '1.0.0' },
    });
    const list = { registries: ['@product'], limit: 500 };
    const view = { items: ['@product/log-in-dialog'] };
    return (
      (await ask('tools/call', { name: 'list_items_in_registries', arguments: list })) +
      (await ask('tools/call', { name: 'view_items_in_registries', arguments: view }))
    );
  } finally {
    server.kill();
  }
}

/** Sends requests to a server that reads and writes a line for each. */
function createAsker({ stdin, stdout }: ChildProcess) {
  if (!stdin || !stdout) throw new Error('The server has no input or no output.');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  let id = 0;
  return async (method: string, params: object): Promise<string> => {
    id += 1;
    stdin.write(`${question(id, method, params)}\n`);
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The server ended before it answered ${method}.`);
      if (JSON.parse(value).id === id) return value;
    }
  };
}

const site = await openSite(join(ROOT, 'storybook-static'));
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, answer, words] of [
    ['Storybook', await askStorybook(site.address), ['LogInDialog', 'onForgotPassword']],
    ['The registry', await askRegistry(site.address), ['pack-picker', 'Login dialog over the current page']],
  ] as const) {
    const missing = words.filter((word) => !answer.includes(word));
    if (missing.length === 0) continue;
    console.error(`${name} does not tell an agent of ${missing.join(', ')}:\n${answer.slice(0, 2000)}`);
    process.exitCode = 1;
  }
} finally {
  site.close();
  rmSync(FOLDER, { recursive: true, force: true });
}
