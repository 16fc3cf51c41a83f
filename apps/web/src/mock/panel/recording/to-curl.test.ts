import { createWorld, NO_LATENCY, type LoggedRequest } from 'mock-api';
import { saveWorld } from 'mock-api/browser';
import { startMockServer } from 'mock-api/http';
import { expect, onTestFinished, test } from 'vitest';
import type { Recording } from './recording';
import { toCurl } from './to-curl';

const at = Date.UTC(2026, 0, 5, 9);
const call = (method: string, path: string, body?: unknown): LoggedRequest => ({
  name: 'session.user',
  method,
  path,
  body,
  at,
  outcome: 200,
});

const recordingOf = (part: Partial<Recording>): Recording => ({
  setup: { path: '/', scenario: 'creator', as: 'subscriber', now: new Date(at).toISOString() },
  viewport: { width: 1, height: 1 },
  snapshot: undefined,
  steps: [],
  calls: [],
  seen: [],
  ...part,
});

const CALL = /^call (\w+) "\$api([^"]*)"(?:'([^']*)')?(?: -d (?:'([^']*)'|@- <<'WORLD'\n(.*)\nWORLD))?/gm;

/** Sends the calls of a script as curl does: tests cannot rely on an installed curl. Returns statuses and bodies. */
async function run(script: string) {
  const server = await startMockServer({
    host: 'localhost',
    port: 0,
    latency: NO_LATENCY,
    stateFile: undefined,
    fresh: false,
    scenario: undefined,
  });
  onTestFinished(() => server.close());
  let cookie = '';
  const answers: unknown[] = [];
  for (const [, method, place = '', path = '', data, world] of script.matchAll(CALL)) {
    const body = data ?? world;
    const response = await fetch(server.address + place + path, { method, headers: { cookie }, body });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    answers.push([response.status, JSON.parse((await response.text()) || 'null')]);
  }
  return answers;
}

test('the script sets the same on a server, in the order of time, and sends the same calls', async () => {
  const settings = { faults: ['F13:session.user'] };
  const script = toCurl(
    recordingOf({
      calls: [call('GET', '/api/user'), { ...call('GET', '/api/user'), at: at + 2 }],
      steps: [{ kind: 'set', at: at + 1, seen: [], settings }],
    }),
  );
  const [reset, before, change, after] = await run(script.replace('F13', 'F08'));
  expect(reset).toEqual([200, { scenario: 'creator' }]);
  expect(before).toEqual([200, expect.objectContaining({ username: 'subscriber' })]);
  expect(change).toEqual([204, null]);
  expect(after).toEqual([403, expect.anything()]);
});

test('the script opens the world of the page, and quotes what it sends', async () => {
  const world = createWorld({ scenario: 'creator' });
  world.change(({ accounts }) => (accounts[0]!.tokens = 7));
  const script = toCurl(
    recordingOf({
      setup: { path: '/', as: 'demo' },
      snapshot: saveWorld(world),
      calls: [call('GET', '/api/user'), call('POST', '/api/login', { username: "it's" })],
    }),
  );
  const [open, user] = await run(script);
  expect(open).toEqual([200, { scenario: 'creator' }]);
  expect(user).toEqual([200, expect.objectContaining({ username: 'demo', tokens: 7 })]);
  expect(script).toContain(`-d '{"username":"it'\\''s"}' # 200`);
});
