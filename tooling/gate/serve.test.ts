import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './testing.ts';
import { WAIT_MS } from './time-limits.ts';
import { openSite } from './serve.ts';

async function openExample(options?: Parameters<typeof openSite>[1]) {
  const names = ['index.html', 'pricing.html', 'app.html', 'assets/main.js'];
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, name])));
  const site = await openSite(folder, options);
  onTestFinished(site.close);
  return async (path: string) => {
    const response = await fetch(site.address + path, { signal: AbortSignal.timeout(WAIT_MS) });
    return [response.status, await response.text()];
  };
}

test.each([
  ['/', 200, 'index.html'],
  ['/pricing', 200, 'pricing.html'],
  ['/some/where', 200, 'app.html'],
  ['/assets/main.js', 200, 'assets/main.js'],
  ['/assets/gone.js', 404, 'Not found'],
  ['/api/user', 404, 'Not found'],
])('%s gives %d: %s', async (...[path, status, text]) => {
  const get = await openExample();
  expect(await get(path)).toEqual([status, text]);
});

test.each([
  ['of 300 characters', 'a'.repeat(300)],
  ['with a null character', '%00'],
  ['that is no UTF-8', '%ff'],
])('a name %s is no file', async (_, name) => {
  const get = await openExample();
  expect(await get(`/${name}.js`)).toEqual([404, 'Not found']);
  expect(await get('/')).toEqual([200, 'index.html']);
});

test('a host for single-page apps answers every path with the page', async () => {
  const get = await openExample({ fallback: 'index' });
  expect(await get('/api/user')).toEqual([200, 'index.html']);
});
