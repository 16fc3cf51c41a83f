import { readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { get as httpGet, request as httpRequest } from 'node:http';
import { platform } from 'node:process';
import { join } from 'node:path';
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

async function openFolder(files: Record<string, string>) {
  const folder = temporaryFolder(files);
  const site = await openSite(folder);
  onTestFinished(site.close);
  return { folder, address: site.address };
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  const { address } = await openFolder({ 'index.html': 'page' });
  for (const path of ['/', '/pricing', '/gone.js']) {
    const response = await fetch(address + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

/** The `Content-Encoding` of the response to one Accept-Encoding. `fetch` sends its own. */
async function encodingFor(address: string, accepted: string): Promise<string | undefined> {
  return await new Promise((resolve, reject) => {
    httpGet(address, { headers: { 'accept-encoding': accepted } }, (response) => {
      response.resume().on('end', () => resolve(response.headers['content-encoding']));
    }).on('error', reject);
  });
}

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, GZIP;Q=0.5', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  ['br;q=x', undefined],
])('for "%s" the encoding is %s', async (accepted, encoding) => {
  const { address } = await openFolder({ 'index.html': 'page' });
  expect(await encodingFor(address, accepted)).toBe(encoding);
});

test('a link that leads out of the folder is no file, and one inside it is', async () => {
  const outside = temporaryFolder({ 'secret.txt': 'secret', 'folder/secret.txt': 'secret' });
  const { folder, address } = await openFolder({ 'index.html': 'page', 'a.txt': 'a' });
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'out.txt'));
  symlinkSync(join(outside, 'folder'), join(folder, 'out'));
  symlinkSync(join(folder, 'a.txt'), join(folder, 'in.txt'));
  const read = async (path: string) => (await fetch(address + path)).status;
  expect(await Promise.all(['/out.txt', '/out/secret.txt', '/in.txt'].map(read))).toEqual([404, 404, 200]);
});

test('a folder whose name begins with that of the folder is outside', async () => {
  const parent = temporaryFolder({ 'site/index.html': 'page', 'site-secret/a.txt': 'secret' });
  const site = await openSite(join(parent, 'site'));
  onTestFinished(site.close);
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      // `fetch` would resolve the dots.
      httpRequest(site.address, { path }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await statusOf('/..%2fsite-secret/a.txt')).toBe(404);
});

// Linux lists the open files of a process in a folder.
test.runIf(platform === 'linux')('an aborted download closes its file', async () => {
  const { folder, address } = await openFolder({ 'film.mp4': 'x'.repeat(20_000_000), 'index.html': 'page' });
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).startsWith(folder);
      } catch {
        return false;
      }
    }).length;
  for (let download = 0; download < 20; download += 1) {
    const controller = new AbortController();
    await fetch(`${address}/film.mp4`, { signal: controller.signal });
    controller.abort();
  }
  await expect.poll(openFiles).toBe(0);
});
