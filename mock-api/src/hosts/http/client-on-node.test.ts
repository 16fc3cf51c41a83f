import { createApiClient, endpoints } from '@product/api-client';
import { fetchWithCookies } from '@product/api-client/node';
import { expect, test } from 'vitest';
import { openServer } from './testing';

const DEMO = { username: 'demo', password: 'password' };

test('a script stays signed in with fetchWithCookies, although the fetch of Node keeps no cookies', async () => {
  const { address: baseUrl } = await openServer();
  const withoutCookies = createApiClient({ baseUrl });
  await withoutCookies.send(endpoints.login, { body: DEMO });
  await expect(withoutCookies.send(endpoints.listCreations)).rejects.toMatchObject({ status: 401 });

  const client = createApiClient({ baseUrl, fetch: fetchWithCookies() });
  const { id } = await client.send(endpoints.login, { body: DEMO });
  const owners = (await client.send(endpoints.listCreations)).map(({ userId }) => userId);
  expect(new Set(owners)).toEqual(new Set([id]));
  await client.send(endpoints.logout);
  await expect(client.send(endpoints.getUser)).rejects.toMatchObject({ status: 401 });
});

test("a server forwards its visitor's cookie, with one client for each request", async () => {
  const { address: baseUrl, browse } = await openServer();
  const clientOf = (visit: Request) =>
    createApiClient({
      baseUrl,
      fetch: (request) => {
        request.headers.set('cookie', visit.headers.get('cookie') ?? '');
        return fetch(request);
      },
    });
  const [cookie = ''] = (await browse().logIn('demo')).headers.getSetCookie();
  const readUser = (headers: HeadersInit) =>
    clientOf(new Request('https://app.example/gallery', { headers })).send(endpoints.getUser);
  const [known, unknown] = await Promise.allSettled([readUser({ cookie }), readUser({})]);
  expect(known).toMatchObject({ value: { username: 'demo' } });
  expect(unknown).toMatchObject({ reason: { status: 401 } });
});
