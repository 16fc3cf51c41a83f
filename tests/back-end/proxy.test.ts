import { setTimeout as pause } from 'node:timers/promises';
import { runConformance } from '@product/conformance';
import { faultMenu, manualClock, NO_LATENCY, type FaultId } from 'mock-api';
import { startMockServer } from 'mock-api/http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBackEnd } from './server';

const APP = 'http://localhost:5173';
const SERVER = { host: 'localhost', port: 0, latency: NO_LATENCY, stateFile: undefined, fresh: false };

async function openProxy(target: string) {
  const clock = manualClock();
  const proxy = { target: new URL(target), app: undefined };
  const server = await startMockServer({ ...SERVER, scenario: undefined, proxy }, { clock });
  onTestFinished(server.close);
  return { ...server, clock };
}

async function openBackEnd(): Promise<string> {
  const { address, close } = await startBackEnd({ origins: [APP], passwordCost: 2 });
  onTestFinished(close);
  return address;
}

async function openMock(): Promise<string> {
  const server = await startMockServer(
    { ...SERVER, scenario: undefined },
    { render: async () => new Uint8Array([0xff, 0xd8, 0xff, 0xd9]) },
  );
  onTestFinished(server.close);
  return server.address;
}

/** Without the proxy, server.test.ts and the mock's conformance.test.ts find the same. Its picture here names no source. */
test.each([
  ['tests/back-end', openBackEnd, []],
  ['the mock', openMock, ['generation.create.source warned']],
] as const)('the outcomes of %s are the same behind the proxy', async (_, open, others) => {
  // Requests that a rule sends on purpose deviate, and are reported.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { address } = await openProxy(await open());
  const { results } = await runConformance({ baseUrl: address, allowGenerate: true, origin: APP });
  const found = results.filter(({ outcome }) => outcome !== 'passed');
  expect(found.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(others);
});

const PASSWORD = 'secret1';
const A_PICTURE = {
  prompt: 'A kite',
  style: 'sketch',
  aspectRatio: '1:1',
  quality: 'standard',
  mediaType: 'image',
};

/** A signed-in user of the back end behind the proxy, with one creation. */
async function openVisit() {
  const proxy = await openProxy(await openBackEnd());
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(new URL(path, proxy.address), {
      method,
      redirect: 'manual',
      headers: { origin: APP, ...(cookie && { cookie }) },
      body: typeof body === 'object' ? JSON.stringify(body) : (body as string),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return response;
  };
  const account = { username: 'kite', email: 'kite@example.com', password: PASSWORD };
  const { id: userId } = await (
    await call('POST', '/api/register', { ...account, confirmPassword: PASSWORD })
  ).json();
  const generated = await call('POST', '/api/generate', A_PICTURE);
  const { imageUrl }: { imageUrl: string } = await generated.json();
  expect(imageUrl).toMatch(`${proxy.address}/`);
  const metadata = { quality: 'standard' };
  const piece = { ...A_PICTURE, userId, title: 'A kite', imageUrl, isPublic: true, metadata };
  expect((await call('POST', '/api/creations', piece)).status).toBeLessThan(300);
  const calls: Record<string, () => Promise<Response>> = {
    'creations.list': () => call('GET', '/api/creations'),
    'generation.create': () => call('POST', '/api/generate', A_PICTURE),
    'checkout.buyTokens': () => call('POST', '/api/create-token-checkout', { packageId: 'hobby' }),
    'session.login': () => call('POST', '/api/login', { username: 'kite', password: PASSWORD }),
    'mock.media': () => call('GET', imageUrl),
  };

  /** A response in one line, with the seconds of the proxy's clock that pass before it. */
  async function see(name: string): Promise<string> {
    const line = describe(calls[name]);
    await vi.waitFor(() => expect(proxy.world.requests().at(-1)?.name).toBe(name));
    for (let seconds = 0; seconds < 40; seconds += 1) {
      const text = await Promise.race([line, pause(20)]);
      if (text !== undefined) return `${text}${seconds > 2 ? ` after ${seconds} s` : ''}`;
      proxy.clock.advance(1_000);
    }
    return 'pending';
  }
  return { ...proxy, call, see };
}

async function describe(call: (() => Promise<Response>) | undefined): Promise<string> {
  const response = await call?.().catch(() => undefined);
  if (!response) return 'lost';
  const { status, statusText, headers } = response;
  const body = await response.text().catch(() => 'cut');
  const shown = ['content-type', 'location', 'retry-after', 'access-control-allow-origin', 'set-cookie'];
  const fields = shown.flatMap((name) => (headers.has(name) ? `${name}=${headers.get(name)}` : []));
  return [status, statusText, ...fields, body].join(' ').replace(/\s+/g, ' ');
}

/** What the client sees of each fault, or of its first variants. */
const SEEN: Record<Exclude<FaultId, 'F40' | 'F47'>, RegExp[]> = {
  F01: [/^lost$/],
  F02: [/^200 .* cut$/],
  F03: [/^200 .* after [34] s$/],
  F04: [/^200 .* after 3[01] s$/],
  F05: [/^pending/],
  F06: [/^400 .*not understood/],
  F07: [/^401 .*log in/],
  F08: [/^403 .*not allowed/],
  F09: [/^404 .*not exist/],
  F10: [/^409 .*quicker/],
  F11: [/^413 /, /^422 .*errors/],
  F12: [/^429 .*retry-after=30 /],
  F13: [/^500 .*text\/plain.*Something broke/],
  F14: [/^500 Internal Server Error (?!content-type)/],
  F15: [/^502 .*text\/html.*nginx/, /^502 .*<h1>502/],
  F16: [/^503 /, /^503 /, /^200 .*A kite/],
  F17: [/^200 .*text\/html.*It works/],
  F18: [/^200 .*json.*\[\{"[^\]]*$/],
  F19: [/^200 \S* (?!content-type)[^{[]*$/, /^204 /],
  F20: [/ null$/, / 7$/, / "text"$/, / \[\[\{.*A kite/],
  F21: [/^200 (?!.*"id":)/],
  F22: [/"beta":\{"rollout":0.5\}/],
  F23: [/"style":"gouache"/],
  F24: [/"isPublic":"yes"/],
  F25: [/^200 .*-100000"/],
  F26: [/"id":7/],
  F27: [/"id":"\.\.\/ä b\?c#d/],
  F28: [/"title":"<img src=x/],
  F29: [/"title":"\u202Egpj/],
  F30: [/^404 .*access-control-allow-origin=\S+ $/],
  F31: [/^200 .* after 1[01] s$/],
  F32: [/"imageUrl":"javascript:alert/],
  F33: [/^200 .*content-type=text\/html/],
  F34: [/^200 (?!.*access-control-allow-origin)/],
  F35: [/"url":"https:\/\/evil.example\/pay"/],
  F36: [/ \{\}$/, /"url":null/],
  F37: [/"url":"http:\/\/localhost:5173\/buy-tokens\/cancel"/],
  F38: [/"url":"http:\/\/localhost:5173\/buy-tokens\/success"/],
  F39: [/^401 /, /^401 /],
  F41: [/^200 .* after [34] s$/],
  F42: [/^200 .* after [34] s$/, /^200 .*\]$/],
  F43: [/^402 .*no tokens/, /^402 .*Insufficient/],
  F44: [/"createdAt":"1970-/, /"createdAt":"2100-/],
  F45: [/^200 (?!.*set-cookie)/],
  F46: [/^302 .*location=\/api\/__mock\/login/],
  F48: [/^lost$/],
};

test.each(Object.entries(SEEN))('%s is seen through the proxy', async (id, lines) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { call, see } = await openVisit();
  const { endpoints } = faultMenu.find((fault) => fault.id === id) ?? {};
  const name = [
    'creations.list',
    'generation.create',
    'checkout.buyTokens',
    'session.login',
    'mock.media',
  ].find((one) => endpoints?.some((endpoint) => endpoint === one));
  expect((await call('POST', '/api/__mock/faults', `${id}:${name}`)).status).toBe(201);
  for (const line of lines) expect(await see(String(name))).toMatch(line);
  expect((await call('DELETE', '/api/__mock/faults')).status).toBe(204);
  // A session that is lost stays lost.
  expect(await see(String(name))).toMatch(id === 'F39' ? /^401 / : /^200 /);
});

test('F41 sends two responses in reverse order, and F40 is refused', async () => {
  const { call, clock } = await openVisit();
  await call('POST', '/api/__mock/faults', 'F41:creations.gallery');
  const order: number[] = [];
  const first = call('GET', '/api/gallery').then(() => order.push(1));
  await vi.waitFor(async () => {
    const log: unknown[] = await (await call('GET', '/api/__mock/requests')).json();
    expect(log.at(-1)).toMatchObject({ name: 'creations.gallery' });
  });
  await call('GET', '/api/gallery').then(() => order.push(2));
  clock.advance(1_000);
  await first;
  expect(order).toEqual([2, 1]);
  const refused = await call('POST', '/api/__mock/faults', 'F40');
  expect((await refused.json()).message).toBe(
    'The proxy cannot produce F40: it needs the accounts of the mock.',
  );
});
