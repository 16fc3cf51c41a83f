// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchedFetch } from './prefetched-fetch';

afterEach(() => vi.unstubAllGlobals());

const USER = 'https://api.example/api/user';
const german = (url: string) => new Request(url, { headers: { 'accept-language': 'de' } });

test('the first request for the preloaded URL has no Accept-Language, as the preload, and all others have it', async () => {
  document.head.innerHTML = `<link rel="preload" as="fetch" href="${USER}">`;
  const sent: [string, string | null][] = [];
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    sent.push([new URL(url).pathname, headers.get('accept-language')]);
    return new Response();
  });
  const fetch = prefetchedFetch();
  await fetch(german('https://api.example/api/gallery'));
  await fetch(german(USER));
  await fetch(german(USER));
  expect(sent).toEqual([
    ['/api/gallery', 'de'],
    ['/api/user', null],
    ['/api/user', 'de'],
  ]);
});
