import { expect, test } from 'vitest';
import { createApiClient } from './client';
import { endpoints } from './endpoints';
import { fetchWithCookies } from './fetch-with-cookies';

const USER = { id: 1, username: 'ada' };

/** A server that sets a session cookie on each call but a logout, and records the cookies that it receives. */
function openServer() {
  const received: (string | null)[] = [];
  const fetch = async ({ url, headers }: Request) => {
    received.push(headers.get('cookie'));
    const cookie = url.endsWith('/logout') ? 'session=; Path=/; Max-Age=0' : 'session=abc; Path=/; HttpOnly';
    return Response.json(USER, { headers: { 'set-cookie': cookie } });
  };
  return { received, fetch };
}

test('the session cookie is sent from the login to the logout', async () => {
  const { received, fetch } = openServer();
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: fetchWithCookies(fetch) });
  await client.send(endpoints.login, { body: { username: 'ada', password: 'secret1' } });
  await client.send(endpoints.getUser);
  await client.send(endpoints.logout);
  await client.send(endpoints.getUser);
  expect(received).toEqual([null, 'session=abc', 'session=abc', null]);
});

test('each fetch has its own cookies, and sends them to their origin only', async () => {
  const { received, fetch } = openServer();
  const ada = fetchWithCookies(fetch);
  await ada(new Request('https://api.example/api/login'));
  await fetchWithCookies(fetch)(new Request('https://api.example/api/user'));
  await ada(new Request('https://other.example/api/user'));
  expect(received).toEqual([null, null, null]);
});
