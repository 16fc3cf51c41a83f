import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { openBrowser, type Network } from './browser';

const ok = () => new Response('{}', { headers: { 'content-type': 'application/json; charset=utf-8' } });

/** A server that sets the given cookies, a list for each call, and records the requests. */
function network(...cookies: string[][]) {
  const requests: Request[] = [];
  const fetch: Network['fetch'] = async (...sent) => {
    const request = new Request(...sent);
    const answer = ok();
    for (const cookie of cookies[requests.length] ?? []) answer.headers.append('set-cookie', cookie);
    requests.push(request);
    return answer;
  };
  return { requests, network: { baseUrl: 'https://api.example/v2/', fetch, timeoutMs: 1_000 } };
}

test('a call is sent below the base, with its id encoded and its body as JSON', async () => {
  const { requests, network: there } = network();
  const body = { title: 'Sea', isPublic: true };
  await openBrowser(there).call(endpoints.updateCreation, { params: { id: 'a/b' }, body });
  expect(requests[0]?.url).toBe('https://api.example/v2/api/creations/a%2Fb');
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(await requests[0]?.json()).toEqual(body);
});

test('a response has a status, a type and a text', async () => {
  const { network: there } = network();
  expect(await openBrowser(there).call(endpoints.getUser)).toMatchObject({
    status: 200,
    contentType: 'application/json; charset=utf-8',
    text: '{}',
  });
});

/** A server whose addresses redirect to others. */
function redirects(to: Record<string, string>) {
  const requests: Request[] = [];
  const fetch: Network['fetch'] = async (...sent) => {
    const request = new Request(...sent);
    requests.push(request);
    const location = to[request.url];
    return location ? new Response(null, { status: 302, headers: { location } }) : ok();
  };
  return { requests, network: { baseUrl: 'https://api.example', fetch, timeoutMs: 1_000 } };
}

test('a redirect of a media file is followed, with the cookies on the own origin only', async () => {
  const { requests, network: there } = redirects({
    'https://api.example/media/a.jpg': '/files/a.jpg',
    'https://api.example/files/a.jpg': 'https://cdn.example/a.jpg',
  });
  const cookie = { name: 'a', value: '1', httpOnly: true, path: '/', sameSite: '' };
  const { load } = openBrowser(there, new Map([['a', cookie]]));
  await expect(load('/media/a.jpg')).resolves.toMatchObject({ status: 200 });
  expect(requests.map(({ url, headers }) => [url, headers.get('cookie')])).toEqual([
    ['https://api.example/media/a.jpg', 'a=1'],
    ['https://api.example/files/a.jpg', 'a=1'],
    ['https://cdn.example/a.jpg', null],
  ]);
});

test('redirects of a media file that never end, or lead nowhere, are returned', async () => {
  const circle = redirects({ 'https://api.example/a.jpg': '/a.jpg' });
  await expect(openBrowser(circle.network).load('/a.jpg')).resolves.toMatchObject({ status: 302 });
  expect(circle.requests).toHaveLength(21);
  const nowhere = redirects({ 'https://api.example/a.jpg': 'https://' });
  await expect(openBrowser(nowhere.network).load('/a.jpg')).resolves.toMatchObject({ status: 302 });
});

test('a redirect of a call is returned as the response, and is not followed', async () => {
  const { requests, network: there } = network();
  await openBrowser(there).call(endpoints.getUser);
  expect(requests[0]?.redirect).toBe('manual');
});

test('cookies are stored, replaced and sent', async () => {
  const { requests, network: there } = network(
    ['session=one; Path=/; HttpOnly', 'theme=dark; Path=/'],
    ['session=t=w=o; Path=/; HttpOnly; Max-Age=60'],
  );
  const browser = openBrowser(there);
  for (let call = 0; call < 3; call += 1) await browser.call(endpoints.getUser);
  expect(requests.map(({ headers }) => headers.get('cookie'))).toEqual([
    null,
    'session=one; theme=dark',
    'session=t=w=o; theme=dark',
  ]);
  expect([...browser.cookies.values()]).toMatchObject([
    { name: 'session', value: 't=w=o', httpOnly: true },
    { name: 'theme', httpOnly: false },
  ]);
});

test.each([
  'session=; Path=/; Max-Age=0',
  'session=x; Path=/; max-age=-1',
  'session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  'session=x; Path=/; Max-Age=0; Expires=Fri, 01 Jan 2100 00:00:00 GMT',
])('"%s" removes the cookie', async (line) => {
  const { network: there } = network(['session=x; Path=/'], [line]);
  const browser = openBrowser(there);
  await browser.call(endpoints.login);
  expect(browser.cookies.size).toBe(1);
  await browser.call(endpoints.logout);
  expect(browser.cookies.size).toBe(0);
});

test('cookies are sent to the own origin only, and another origin sets none', async () => {
  const { requests, network: there } = network(['a=1; Path=/'], ['b=2']);
  const browser = openBrowser(there);
  await browser.load('/media/a.jpg');
  await browser.load('https://media.example/a.jpg');
  expect(requests.map(({ url, headers }) => [url, headers.get('cookie')])).toEqual([
    ['https://api.example/media/a.jpg', null],
    ['https://media.example/a.jpg', null],
  ]);
  expect([...browser.cookies.values()]).toMatchObject([{ name: 'a' }]);
});

test('a call without a response ends after the time limit', async () => {
  const fetch: Network['fetch'] = (_, { signal }) =>
    new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
  const browser = openBrowser({ baseUrl: 'https://api.example', fetch, timeoutMs: 1 });
  await expect(browser.call(endpoints.getUser)).rejects.toMatchObject({
    expected: 'an answer',
    received: 'none within 0.001 s',
  });
});

test.each([
  ['of another path', 'https://api.example', 'session=x; Path=/api/login'],
  ['of another domain', 'https://api.example', 'session=x; Path=/; Domain=other.example'],
  ['of a longer domain', 'https://api.example', 'session=x; Path=/; Domain=v2.api.example'],
  ['for https only', 'http://api.example', 'session=x; Path=/; Secure'],
  ['for every site, without https', 'https://api.example', 'session=x; Path=/; SameSite=None'],
])('a cookie %s is not sent, as in a browser', async (_, baseUrl, line) => {
  const { requests, network: there } = network([line]);
  const browser = openBrowser({ ...there, baseUrl });
  await browser.call(endpoints.login);
  await browser.call(endpoints.getUser);
  expect(requests[1]?.headers.get('cookie')).toBeNull();
});

test.each([
  ['of its domain', 'https://v2.api.example', 'session=x; Path=/; Domain=.api.example'],
  ['for https on this machine', 'http://localhost:8787', 'session=x; Path=/; Secure'],
  ['of the folder of its call', 'https://api.example', 'session=x'],
])('a cookie %s is sent', async (_, baseUrl, line) => {
  const { requests, network: there } = network([line]);
  const browser = openBrowser({ ...there, baseUrl });
  await browser.call(endpoints.login);
  await browser.call(endpoints.getUser);
  expect(requests[1]?.headers.get('cookie')).toBe('session=x');
});

test('the time limit applies to a fetch that ignores its signal, and to a body that never ends', async () => {
  const silent = () => new Promise<Response>(() => {});
  const endless = async () => new Response(new ReadableStream());
  for (const fetch of [silent, endless]) {
    const browser = openBrowser({ baseUrl: 'https://api.example', fetch, timeoutMs: 5 });
    await expect(browser.call(endpoints.getUser)).rejects.toMatchObject({ received: 'none within 0.005 s' });
  }
});

test('a fetch that ends a call itself is reported as no answer, with its reason', async () => {
  const fetch = () => Promise.reject(new DOMException('The proxy waits no longer.', 'TimeoutError'));
  const browser = openBrowser({ baseUrl: 'https://api.example', fetch, timeoutMs: 1_000 });
  await expect(browser.call(endpoints.getUser)).rejects.toMatchObject({
    expected: 'an answer',
    received: 'none: The proxy waits no longer.',
  });
});

test('a call that may write has the origin of its page, as in a browser', async () => {
  const { requests, network: there } = network();
  const originOfCall = async (origin?: string, headers = {}) => {
    await openBrowser({ ...there, origin }).call(endpoints.logout, { headers });
    await openBrowser({ ...there, origin }).call(endpoints.getUser);
    return requests.splice(0).map((request) => request.headers.get('origin'));
  };
  expect(await originOfCall()).toEqual(['https://api.example', null]);
  expect(await originOfCall('https://api.example')).toEqual(['https://api.example', null]);
  expect(await originOfCall('https://app.example')).toEqual(['https://app.example', 'https://app.example']);
  expect(await originOfCall('https://app.example', { Origin: 'https://evil.example' })).toEqual([
    'https://evil.example',
    'https://app.example',
  ]);
});

/** A server that answers the first calls with 429 and these values of `Retry-After`. */
function limited(...waits: (string | undefined)[]) {
  const requests: Request[] = [];
  const fetch: Network['fetch'] = async (...sent) => {
    const request = new Request(...sent);
    requests.push(request);
    if (requests.length > waits.length) return ok();
    const wait = waits[requests.length - 1];
    return new Response('', { status: 429, headers: wait === undefined ? {} : { 'retry-after': wait } });
  };
  return { requests, network: { baseUrl: 'https://api.example', fetch, timeoutMs: 2_000 } };
}

test('a call that is refused with 429 is sent again after the time that the server asks for', async () => {
  const { requests, network: there } = limited('0', new Date(0).toUTCString());
  const body = { username: 'ada', password: 'secret1' };
  const answer = await openBrowser(there).call(endpoints.login, { body });
  expect(answer.status).toBe(200);
  expect(requests).toHaveLength(3);
  expect(await requests[2]?.json()).toEqual(body);
});

test.each([
  ['longer than an answer may take', '3600', 'the server limits calls for another 3600 s: '],
  ['for an unknown time', undefined, 'the server limits calls: 429 without a Retry-After'],
])('a rule is skipped if the server limits calls %s', async (_, wait, sentence) => {
  const { requests, network: there } = limited(wait);
  await expect(openBrowser(there).call(endpoints.getUser)).rejects.toMatchObject({
    name: 'Skip',
    message: expect.stringContaining(sentence),
  });
  expect(requests).toHaveLength(1);
});

test('a call that is refused with 429 after each wait has no answer', async () => {
  const { network: there } = limited(...Array.from({ length: 20 }, () => '0'));
  const call = openBrowser(there).call(endpoints.getUser);
  await expect(call).rejects.toThrow('429, also after 12 waits as Retry-After asks');
});

test('a call that is sent once returns its 429', async () => {
  const { network: there } = limited('0');
  expect(await openBrowser(there).call(endpoints.logout, { once: true })).toMatchObject({ status: 429 });
});

test('an answer has the request that was sent, with its cookies', async () => {
  const { network: there } = network(['a=1; Path=/']);
  const browser = openBrowser(there);
  await browser.call(endpoints.getUser);
  const { request } = await browser.call(endpoints.updateLanguage, { body: { language: 'fr' } });
  expect(request).toEqual({
    method: 'PUT',
    url: 'https://api.example/v2/api/user/language',
    headers: { origin: 'https://api.example', cookie: 'a=1', 'content-type': 'application/json' },
    body: '{"language":"fr"}',
  });
});

test('each call waits for the delay', async () => {
  const { network: there } = network();
  const started = performance.now();
  const browser = openBrowser({ ...there, delayMs: 30 });
  await browser.call(endpoints.getUser);
  await browser.call(endpoints.getUser);
  expect(performance.now() - started).toBeGreaterThanOrEqual(55);
});

test.each([
  ['waits for its answer', { fetch: () => new Promise<Response>(() => {}) }],
  ['waits for its delay', { delayMs: 60_000 }],
  ['waits as the server asks', { fetch: limited('50').network.fetch, timeoutMs: 60_000 }],
])('an interruption ends a call that %s', async (_, change) => {
  const controller = new AbortController();
  const browser = openBrowser({ ...network().network, ...change, signal: controller.signal });
  const answer = browser.call(endpoints.getUser);
  setTimeout(() => controller.abort(), 20);
  await expect(answer).rejects.toMatchObject({ name: 'Interrupted' });
  await expect(browser.call(endpoints.getUser)).rejects.toMatchObject({ name: 'Interrupted' });
});
