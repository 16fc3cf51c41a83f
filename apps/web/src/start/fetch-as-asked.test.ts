// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchAsAsked } from './fetch-as-asked';

afterEach(() => vi.unstubAllGlobals());

const USER = 'https://api.example/api/user';
const german = (url: string) => new Request(url, { headers: { 'accept-language': 'de' } });

test('the first call to the address of the link in the head is made as that was, all others say the language', async () => {
  document.head.innerHTML = `<link rel="preload" as="fetch" href="${USER}">`;
  const said: [string, string | null][] = [];
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    said.push([new URL(url).pathname, headers.get('accept-language')]);
    return new Response();
  });
  const fetch = fetchAsAsked();
  await fetch(german('https://api.example/api/gallery'));
  await fetch(german(USER));
  await fetch(german(USER));
  expect(said).toEqual([
    ['/api/gallery', 'de'],
    ['/api/user', null],
    ['/api/user', 'de'],
  ]);
});
