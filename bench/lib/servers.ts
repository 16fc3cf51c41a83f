import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { here, startOwnServer, startThirdPartyServer } from './processes.ts';

export const ORDER = {
  prompt: 'A lighthouse in a storm',
  style: 'fantasy',
  aspectRatio: '16:9',
  quality: 'hd',
  mediaType: 'image',
};

/** Starts the mock and reads its gallery and one generation, which the other servers return too. */
export async function startMock() {
  const mock = await startOwnServer('servers/mock.ts');
  const cookie = await logIn(mock.address, { username: 'admin', password: 'password' });
  const gallery = await (await fetch(`${mock.address}/api/gallery`)).json();
  const generation = await (
    await fetch(`${mock.address}/api/generate`, {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify(ORDER),
    })
  ).json();
  return { ...mock, cookie, gallery, generation };
}

export async function logIn(address: string, person: object, call: 'login' | 'register' = 'login') {
  const response = await fetch(`${address}/api/${call}`, { method: 'POST', body: JSON.stringify(person) });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export async function startComparedServers({
  gallery,
  generation,
}: {
  gallery: unknown;
  generation: unknown;
}) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const write = (name: string, value: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(value));
    return join(folder, name);
  };
  const jsonServerPort = await freePort(8801);
  const prismPort = await freePort(jsonServerPort + 1);

  // json-server replaces a resource that is a single object on POST; a list would grow with every request.
  const database = write('db.json', { gallery, generate: generation });
  const routes = write('routes.json', { '/api/*': '/$1' });
  const document = write('openapi.json', withExamples(gallery, generation));
  return {
    bare: await startOwnServer('servers/bare.mjs', { message: { gallery, generation } }),
    'json-server': await startThirdPartyServer(
      'json-server/lib/cli/bin.js',
      [database, '--routes', routes, '--port', `${jsonServerPort}`, '--host', 'localhost', '--quiet'],
      `http://localhost:${jsonServerPort}`,
    ),
    Prism: await startThirdPartyServer(
      '@stoplight/prism-cli/dist/index.js',
      ['mock', document, '--port', `${prismPort}`, '--host', 'localhost', '--verboseLevel', 'silent'],
      `http://localhost:${prismPort}`,
    ),
  };
}

/** The OpenAPI document with the mock's values as its examples. */
function withExamples(gallery: unknown, generation: unknown) {
  const document = createRequire(import.meta.url)(here('../packages/api-client/openapi.json'));
  const paths = structuredClone(document.paths);
  paths['/api/gallery'].get.responses['2XX'].content['application/json'].example = gallery;
  paths['/api/generate'].post.responses['2XX'].content['application/json'].example = generation;
  return { ...document, paths };
}
