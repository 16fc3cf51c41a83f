import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { Call } from '../search/calls';
import type { KeyedCall } from '../search/requests';
import { formatScript, type Sent } from '../search/script';

const TITLE = `d'Artagnan "&" $HOME \`id\` \\n <b> %{http_code} 世界 😀`;

/** Does what the scripts need of curl, which is not installed everywhere. */
const CURL = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { parseArgs } = require('node:util');
const text = { type: 'string' };
const { values, positionals } = parseArgs({ allowPositionals: true, options: {
  silent: { type: 'boolean' }, 'show-error': { type: 'boolean' }, request: text, 'data-raw': text, cookie: text,
  'cookie-jar': text, 'write-out': text, header: { type: 'string', multiple: true } } });
const headers = (values.header ?? []).map((line) => line.split(/: (.*)/s).slice(0, 2));
const { cookie } = values;
if (cookie && existsSync(cookie)) headers.push(['cookie', readFileSync(cookie, 'utf8')]);
fetch(positionals[0], { method: values.request, headers, body: values['data-raw'] }).then(async (response) => {
  const [line] = response.headers.getSetCookie();
  if (line && values['cookie-jar']) writeFileSync(values['cookie-jar'], line.split(';')[0]);
  process.stdout.write(await response.text());
  process.stdout.write((values['write-out'] ?? '').replaceAll('\\\\n', '\\n').replace('%{http_code}', response.status));
});
`;

interface Received {
  call: string;
  cookie: string | undefined;
  body: unknown;
}

/** Keeps what it receives. Users have ids of text, creations have numbers, and the session is the username. */
async function openServer() {
  const received: Received[] = [];
  let ids = 40;
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const sent = await text(request);
    const body = sent && JSON.parse(sent);
    const { method, url, headers } = request;
    received.push({ call: `${method} ${url}`, cookie: headers.cookie, body });
    const isRegistration = url === '/base/api/register';
    if (isRegistration) response.setHeader('set-cookie', `sid=${body.username}; Path=/`);
    const id = isRegistration ? `id of ${body.username}` : (ids += 1);
    response.end(method === 'GET' ? JSON.stringify([{ id: 'from the list' }]) : JSON.stringify({ id }));
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => void server.once('listening', resolve));
  return { received, baseUrl: `http://localhost:${(server.address() as AddressInfo).port}/base` };
}

async function run(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'curl'), CURL, { mode: 0o755 });
  await writeFile(join(folder, 'sequence.sh'), script);
  const path = [folder, process.env['PATH']].join(delimiter);
  const { stdout, stderr } = await promisify(execFile)('sh', [join(folder, 'sequence.sh')], {
    env: { ...process.env, PATH: path, TMPDIR: folder },
  });
  expect(stderr).toBe('');
  return stdout;
}

const sent = (key: string, call: Call, isWithoutId = false): Sent => ({
  call: { ...call, key, sender: 0 } as KeyedCall,
  isWithoutId,
});

const save = { kind: 'save', device: 'first', title: TITLE, isPublic: true, isForOther: false } as const;
const account = { id: 7, email: 'ada@mail.example', password: 'Conformance-1' };

test('a shell sends the calls of a script as they were sent before', async () => {
  const { received, baseUrl } = await openServer();
  const groups = [
    [sent('c1', save)],
    [sent('c2', save, true)],
    [sent('c1', { kind: 'update', device: 'first', back: 0, title: TITLE, isPublic: false })],
    [
      sent('c2', { kind: 'delete', device: 'first', back: 0 }),
      sent('', { kind: 'log out', device: 'second' }),
    ],
    [sent('', { kind: 'read list', device: 'ended' })],
    [sent('', { kind: 'read gallery', device: 'visitor' })],
    [
      sent('', {
        kind: 'log in',
        device: 'second',
        user: 0,
        by: 'email',
        isUpperCase: true,
        isWrongPassword: false,
      }),
    ],
  ];
  const output = await run(
    formatScript(groups, {
      baseUrl,
      origin: undefined,
      isExisting: false,
      about: '7 calls',
      names: {
        accounts: [
          { ...account, username: 'ada' },
          { ...account, username: 'bob' },
        ],
        newName: () => 'new',
        idOf: () => 0,
        mediaUrl: '/it’s.jpg',
        bodies: {},
      },
      expected: `a list with ${TITLE}`,
      received: 'an empty list',
    }),
  );
  expect(output).toContain(`\nexpected a list with ${TITLE}\nreceived an empty list\n`);

  const [, suffix] = /search-a-(\d+)/.exec(JSON.stringify(received)) ?? [];
  const [ada, bob] = [`search-a-${suffix}`, `search-b-${suffix}`];
  const saved = expect.objectContaining({ userId: `id of ${ada}`, title: TITLE, imageUrl: '/it’s.jpg' });
  const adas = { cookie: `sid=${ada}` };
  const bobs = { cookie: `sid=${bob}` };
  expect(received.slice(0, 6)).toEqual([
    {
      call: 'POST /base/api/register',
      cookie: undefined,
      body: expect.objectContaining({ username: ada, email: `${ada}@mail.example` }),
    },
    { call: 'POST /base/api/register', cookie: undefined, body: expect.objectContaining({ username: bob }) },
    { call: 'POST /base/api/creations', ...adas, body: saved },
    { call: 'POST /base/api/creations', ...adas, body: saved },
    { call: 'GET /base/api/creations', ...adas, body: '' },
    { call: 'PUT /base/api/creations/41', ...adas, body: { title: TITLE, isPublic: false } },
  ]);
  expect(received.slice(6, 8).toSorted((a, b) => a.call.localeCompare(b.call))).toEqual([
    { call: 'DELETE /base/api/creations/from%20the%20list', ...adas, body: '' },
    { call: 'POST /base/api/logout', ...bobs, body: '' },
  ]);
  expect(received.slice(8)).toEqual([
    { call: 'GET /base/api/creations', ...bobs, body: '' },
    { call: 'GET /base/api/gallery', cookie: undefined, body: '' },
    {
      call: 'POST /base/api/login',
      ...bobs,
      body: { email: `${ada}@mail.example`.toUpperCase(), password: 'Conformance-1' },
    },
  ]);
});
