import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openServer } from './testing';
import { openProxy, serve } from './proxy/testing';

const pairs = z.array(z.strictObject({ name: z.string(), value: z.string() }));
const size = z.int().check(z.gte(-1));

/** HAR 1.2, http://www.softwareishard.com/blog/har-12-spec, without what is optional and not written. */
const har = z.strictObject({
  log: z.strictObject({
    version: z.literal('1.2'),
    creator: z.strictObject({ name: z.string(), version: z.string() }),
    entries: z.array(
      z.strictObject({
        startedDateTime: z.iso.datetime(),
        time: z.number().check(z.gte(0)),
        request: z.strictObject({
          method: z.string(),
          url: z.url(),
          httpVersion: z.string(),
          cookies: pairs,
          headers: pairs,
          queryString: pairs,
          postData: z.optional(z.strictObject({ mimeType: z.string(), text: z.string() })),
          headersSize: size,
          bodySize: size,
        }),
        response: z.strictObject({
          status: z.int(),
          statusText: z.string(),
          httpVersion: z.string(),
          cookies: pairs,
          headers: pairs,
          content: z.strictObject({ size, mimeType: z.string(), text: z.optional(z.string()) }),
          redirectURL: z.string(),
          headersSize: size,
          bodySize: size,
        }),
        cache: z.strictObject({}),
        timings: z.strictObject({ send: size, wait: z.number(), receive: size }),
        comment: z.optional(z.string()),
      }),
    ),
  }),
});

async function readHar(address: string) {
  const response = await fetch(`${address}/api/__mock/requests.har`);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="requests.har"');
  const text = await response.text();
  return { text, entries: har.parse(JSON.parse(text)).log.entries };
}

test('the requests of the mock are a HAR, with their responses', async () => {
  const { address, browse } = await openServer();
  const browser = browse();
  await browser.logIn('demo');
  await browser.call('GET', '/api/gallery?page=1');
  await browser.call('POST', '/api/__mock/faults', ['F01:session.user', 'F12:creations.list']);
  await browser.call('GET', '/api/user').catch(() => undefined);
  await browser.call('GET', '/api/creations');
  const { entries } = await readHar(address);
  expect(entries.map(({ request, response }) => [request.url, response.status])).toEqual([
    [`${address}/api/login`, 200],
    [`${address}/api/gallery?page=1`, 200],
    [`${address}/api/user`, 0],
    [`${address}/api/creations`, 429],
  ]);
  expect(entries[1]?.request.queryString).toEqual([{ name: 'page', value: '1' }]);
  expect(JSON.parse(entries[1]?.response.content.text ?? '')).toContainEqual(
    expect.objectContaining({ title: 'Island for sale' }),
  );
  expect(entries[2]?.comment).toBe('lost');
});

test('passwords, cookies and keys are hidden in the HAR', async () => {
  const { address, browse } = await openServer();
  const browser = browse();
  await browser.logIn('demo');
  await browser.call('GET', '/api/user?api_key=secret1');
  await fetch(`${address}/api/user`, { headers: { authorization: 'Bearer secret2' } });
  const { text, entries } = await readHar(address);
  expect(entries[0]?.request.postData?.text).toBe('{"username":"demo","password":"(hidden)"}');
  expect(entries[1]?.request.cookies).toEqual([{ name: 'session', value: '(hidden)' }]);
  expect(entries[1]?.request.queryString).toEqual([{ name: 'api_key', value: '(hidden)' }]);
  expect(text).not.toMatch(/secret\d|"password"|session=/);
});

test('behind the proxy it has the responses of the real server, and how they deviate', async () => {
  const target = await serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'sid=secret1; Path=/' })
      .end('{"id":1,"accessToken":"secret2"}'),
  );
  const { address } = await openProxy(target);
  await fetch(`${address}/api/user`);
  const { text, entries } = await readHar(address);
  expect(entries[0]).toMatchObject({
    comment: expect.stringContaining('username is missing'),
    response: {
      cookies: [{ name: 'sid', value: '(hidden)' }],
      content: { text: '{"id":1,"accessToken":"(hidden)"}' },
    },
  });
  expect(text).not.toContain('secret');
});
