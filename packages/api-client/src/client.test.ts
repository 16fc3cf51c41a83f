import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApiClient } from './client';
import { endpoint, type BodyOf } from './endpoint';
import { endpoints } from './endpoints';
import { ApiError, ContractError, isAbort, NetworkError } from './errors';
import { clientAnswering, hang } from './testing';

const word = endpoint({
  name: 'word.read',
  method: 'GET',
  path: '/api/word',
  summary: 'A word.',
  result: async () => z.object({ word: z.string() }),
});
const ping = endpoint({ name: 'word.ping', method: 'POST', path: '/api/ping', summary: 'Nothing.' });
const at = (path: string) => endpoint({ ...ping, path });

const ok = () => new Response();
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

test('a valid response is parsed by its schema', { tags: ['req:calls.reads'] }, async () => {
  const { client } = clientAnswering(() => Response.json({ word: 'sea', more: 1 }));
  expect(await client.send(word)).toEqual({ word: 'sea' });
});

test('a call with a body is sent as JSON', async () => {
  const { client, requests } = clientAnswering(ok);
  await client.send(endpoints.updateCreation, { params: { id: 7 }, body: { title: 'Sea', isPublic: true } });
  const [request] = requests;
  expect(request?.method).toBe('PUT');
  expect(request?.url).toBe('https://api.example/api/creations/7');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({ title: 'Sea', isPublic: true });
});

test('a host can send a documented call with a body of its own', async () => {
  const buyPrints = {
    ...endpoints.checkOutTokens,
    body: async () => z.object({ packageId: z.enum(['mini', 'midi']) }),
  };
  expectTypeOf<BodyOf<typeof buyPrints>>().toEqualTypeOf<{ packageId: 'mini' | 'midi' }>();
  const { client, requests } = clientAnswering(() => Response.json({ url: 'https://checkout.example/1' }));
  const { url } = await client.send(buyPrints, { body: { packageId: 'mini' } });
  expect(url).toBe('https://checkout.example/1');
  expect(await requests[0]?.json()).toEqual({ packageId: 'mini' });
});

test('a call without a body has neither body nor content type', async () => {
  const { client, requests } = clientAnswering(ok);
  await client.send(endpoints.logout);
  expect(requests[0]?.method).toBe('POST');
  expect(requests[0]?.headers.has('content-type')).toBe(false);
  expect(await requests[0]?.text()).toBe('');
});

test('each call sends the current language in Accept-Language, and no header without a language', async () => {
  let language: string | undefined = 'de';
  const sentLanguages: (string | null)[] = [];
  const fetch = async ({ headers }: Request) => {
    sentLanguages.push(headers.get('accept-language'));
    return ok();
  };
  const client = createApiClient({ baseUrl: 'https://api.example', fetch, language: () => language });
  await client.send(endpoints.logout);
  language = 'ar';
  await client.send(endpoints.updateCreation, {
    params: { id: 7 },
    body: { title: 'Sea', isPublic: true },
  });
  language = undefined;
  await client.send(endpoints.logout);
  await createApiClient({ baseUrl: 'https://api.example', fetch }).send(endpoints.logout);
  expect(sentLanguages).toEqual(['de', 'ar', null, null]);
});

test.each([endpoints.getUser, endpoints.logout, endpoints.listGallery])(
  '$name is sent with cookies',
  async (call) => {
    const { client, requests } = clientAnswering(() => Response.json([]));
    await client.send(call).catch(() => undefined);
    expect(requests[0]?.credentials).toBe('include');
  },
);

test('an id is encoded in the URL', { tags: ['req:entities.user-id'] }, async () => {
  const { client, requests } = clientAnswering(ok);
  await client.send(endpoints.deleteCreation, { params: { id: '../user?x#ä' } });
  expect(requests[0]?.url).toBe('https://api.example/api/creations/..%2Fuser%3Fx%23%C3%A4');
});

test.each(['.', '..', 'a\uD83D'])('a call with the id %j is not sent', async (id) => {
  const { client, requests } = clientAnswering(ok);
  expect(await failure(client.send(endpoints.deleteCreation, { params: { id } }))).toBeInstanceOf(TypeError);
  expect(requests).toEqual([]);
});

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '/\t/evil.example/x',
  '/\n\\evil.example/x',
  '\t//evil.example/x',
  ' //evil.example/x',
  '@evil.example/x',
  '.evil.example/x',
  'api/user',
  '',
])('the path %j could leave the origin and is refused, with any base', async (path) => {
  vi.stubGlobal('location', { href: 'https://app.example/' });
  for (const baseUrl of ['https://api.example', '']) {
    const { client, requests } = clientAnswering(ok, baseUrl);
    expect(await failure(client.send(at(path)))).toBeInstanceOf(TypeError);
    expect(requests).toEqual([]);
  }
});

test.each([
  ['https://api.example', 'https://api.example/api/ping'],
  ['https://api.example/', 'https://api.example/api/ping'],
  ['https://api.example//', 'https://api.example/api/ping'],
  ['https://api.example:8443/v2', 'https://api.example:8443/v2/api/ping'],
  ['https://api.example/v2/', 'https://api.example/v2/api/ping'],
  ['', 'https://app.example/api/ping'],
  ['/', 'https://app.example/api/ping'],
  ['/backend/', 'https://app.example/backend/api/ping'],
])('with the base "%s" the call goes to %s', async (baseUrl, url) => {
  vi.stubGlobal('location', { href: 'https://app.example/gallery/mine?tab=1#top' });
  const { client, requests } = clientAnswering(ok, baseUrl);
  await client.send(ping);
  expect(requests[0]?.url).toBe(url);
});

test.each(['', '/backend'])(
  'without a page the relative base "%s" throws an explanation',
  async (baseUrl) => {
    vi.stubGlobal('location', undefined);
    const { client } = clientAnswering(ok, baseUrl);
    expect(await failure(client.send(ping))).toMatchObject({
      name: 'TypeError',
      message: expect.stringMatching(/baseUrl.*https:\/\//),
    });
  },
);

test('the global fetch is looked up at each call', async () => {
  const client = createApiClient({ baseUrl: 'https://api.example' });
  const first = vi.fn(async () => Response.json({ word: 'first' }));
  const second = vi.fn(async () => Response.json({ word: 'second' }));
  vi.stubGlobal('fetch', first);
  expect(await client.send(word)).toEqual({ word: 'first' });
  vi.stubGlobal('fetch', second);
  expect(await client.send(word)).toEqual({ word: 'second' });
  expect(first).toHaveBeenCalledOnce();
});

test.each([
  ['the body text', 'No such word', '404: No such word'],
  ['the status text when the body is empty', '', '404: Not Found'],
])('an answer that is not OK is thrown with its status and %s', async (_name, body, message) => {
  const { client } = clientAnswering(() => new Response(body, { status: 404, statusText: 'Not Found' }));
  const error = await failure(client.send(word));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, body, message });
});

test.each([
  ['is refused', () => ({ status: 500 }), ApiError],
  ['breaks the contract', () => ({}), ContractError],
])('an answer that %s is thrown with its X-Request-Id, if it has one', async (_name, init, kind) => {
  const answer = (headers: HeadersInit) => new Response('{}', { ...init(), headers });
  const withId = await failure(clientAnswering(() => answer({ 'x-request-id': 'req-7' })).client.send(word));
  expect(withId).toBeInstanceOf(kind);
  expect(withId).toMatchObject({ requestId: 'req-7' });
  const withoutId = await failure(clientAnswering(() => answer({})).client.send(word));
  expect(withoutId).toMatchObject({ requestId: undefined });
});

test.each([
  ['seconds', { 'retry-after': '7' }, 7_000],
  ['nothing', {}, undefined],
])('a refusal with %s in Retry-After says how long to wait', async (_name, headers, retryAfterMs) => {
  const { client } = clientAnswering(() => new Response('', { status: 429, headers }));
  expect(await failure(client.send(word))).toMatchObject({ status: 429, retryAfterMs });
});

test.each([['left'], [new Error('left')], [{ reason: 'left' }], [null]])(
  'an abort with the reason %j of its caller is an abort with that cause',
  async (reason) => {
    const controller = new AbortController();
    const { client } = clientAnswering(hang);
    const sent = failure(client.send(word, { signal: controller.signal }));
    controller.abort(reason);
    const error = await sent;
    expect(isAbort(error)).toBe(true);
    expect(error).toMatchObject({ message: 'word.read was aborted.', cause: reason });
  },
);

test('a timeout is a NetworkError, whose cause is the timeout', async () => {
  const { client } = clientAnswering(hang);
  const error = await failure(client.send(word, { signal: AbortSignal.timeout(1) }));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ cause: { name: 'TimeoutError' } });
  expect(isAbort(error)).toBe(false);
});

test('a call without a response is a NetworkError that names the call and keeps its cause', async () => {
  const cause = new TypeError('fetch failed');
  const { client } = clientAnswering(() => Promise.reject(cause));
  const error = await failure(client.send(word));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ message: expect.stringContaining('word.read'), cause });
});

test('a connection that is closed during the response is a NetworkError', async () => {
  const cut = () =>
    new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
    );
  const { client } = clientAnswering(cut);
  expect(await failure(client.send(word))).toBeInstanceOf(NetworkError);
});

test.each([
  ['is a page', '<!doctype html>', 'the body is not JSON'],
  ['is empty', '', 'the body is not JSON'],
  ['is cut short', '{"word":', 'the body is not JSON'],
  ['lacks a field', '{}', 'word: '],
  ['is of another kind', '[]', 'the answer: '],
])('an OK answer that %s is a ContractError', { tags: ['req:calls.reads'] }, async (_name, body, detail) => {
  const { client } = clientAnswering(() => new Response(body));
  const error = await failure(client.send(word));
  expect(error).toBeInstanceOf(ContractError);
  expect(error).toMatchObject({
    message: expect.stringContaining(`word.read answered against the contract: ${detail}`),
  });
});

test('an answer whose schema cannot be loaded is a NetworkError', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const { client } = clientAnswering(() => Response.json({ word: 'sea' }));
  const error = await failure(client.send({ ...word, result: () => Promise.reject(cause) }));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ cause });
});

test.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['a page', () => new Response('<p>Done</p>')],
  ['something else', () => Response.json({ done: true }, { status: 201 })],
])(
  'a call without a result schema succeeds on %s',
  { tags: ['req:creation-calls.save'] },
  async (_name, answer) => {
    const { client } = clientAnswering(answer);
    expect(await client.send(ping)).toBeUndefined();
  },
);

test.each([
  ['what it may tell', '{"id":7,"title":"Sea"}', { id: 7 }],
  ['nothing', '', undefined],
  ['a page', '<p>Done</p>', undefined],
  ['something else', '{"id":{}}', undefined],
])(
  'a call with an optional result succeeds on %s',
  { tags: ['req:creation-calls.save'] },
  async (_, body, result) => {
    const { client } = clientAnswering(() => new Response(body, { status: 201 }));
    const optionalResult = async () => z.object({ id: z.number() });
    expect(await client.send({ ...ping, optionalResult })).toEqual(result);
  },
);

test('a call with an optional result succeeds although its schema cannot be loaded', async () => {
  const { client } = clientAnswering(() => Response.json({ id: 7 }));
  const optionalResult = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await client.send({ ...ping, optionalResult })).toBeUndefined();
});

test("an abort rejects with the signal's reason", async () => {
  const controller = new AbortController();
  const { client } = clientAnswering(
    ({ signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('closed')))),
  );
  const sent = failure(client.send(word, { signal: controller.signal }));
  controller.abort();
  expect(await sent).toBe(controller.signal.reason);
  expect(await sent).toMatchObject({ name: 'AbortError' });
});

test('a call that was aborted beforehand is not sent', async () => {
  const controller = new AbortController();
  controller.abort();
  const client = createApiClient({ baseUrl: 'https://api.example' });
  expect(await failure(client.send(word, { signal: controller.signal }))).toMatchObject({
    name: 'AbortError',
  });
});
