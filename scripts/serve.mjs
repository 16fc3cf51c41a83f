// A built site as a static host would serve it, with the headers of its own _headers file:
// node scripts/serve.mjs apps/web/dist-demo 4173
// With --plain it has no rewrites: an unknown path gets 404.html, as on the simplest of hosts.
// With --base /a/b the site lies in that folder, and nothing outside of it.
// With --api http://localhost:8787 that server answers to /api on the site's own origin.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SHELL } from '../apps/web/prerender/pages.mjs';
import { createCompressor } from './lib/compressed.mjs';
import { passOn } from './lib/pass-on.mjs';
import { readHeaderFile } from './lib/header-file.mjs';

const CONTENT_TYPES = /** @type {Record<string, string>} */ ({
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
});

/** Read by hosts, and served by none. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects']);

/**
 * Serves a folder. A path that is no file and has no file ending is a route of the app: it gets the page that was drawn
 * for it, or the shell that the app draws itself into (index.html, where a site has none). Below /api/ only a person going there does, as the mock's checkout wants it: a call finds nothing.
 * @param {string} folder
 * @param {number} port
 * @param {string} [api] the origin that answers to `/api`
 * @param {string} [base] the folder that the site lies in, seen from outside: `/a/b`
 * @param {boolean} [plain] whether this is a host without rewrites: a route gets 404.html, with the status 404
 */
export function serve(folder, port, api, base = '', plain = false) {
  const root = resolve(folder);
  const compress = createCompressor();
  const headersFor = readHeaderFile(join(root, '_headers'));
  const server = createServer((request, response) => {
    if (api && request.url?.startsWith('/api/')) {
      passOn(api, request, response);
      return;
    }
    const path = decodePath(request.url ?? '/');
    const headers = { 'Cache-Control': 'no-cache', ...headersFor(path ?? '/') };
    const goesThere = request.headers.accept?.includes('text/html') ?? false;
    const inside = path?.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
    const file = inside === undefined ? undefined : findFile(root, inside, goesThere, plain);
    if (!file) {
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const compressed = compress(file, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(file === join(root, '404.html') ? 404 : 200, {
      ...headers,
      'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
      ...(compressed && { 'Content-Encoding': compressed.encoding, Vary: 'Accept-Encoding' }),
    });
    if (request.method === 'HEAD') response.end();
    else if (compressed) response.end(compressed.body);
    else createReadStream(file).pipe(response);
  });
  return server.listen(port, 'localhost');
}

/** @param {string} url */
function decodePath(url) {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} path
 * @param {boolean} goesThere
 * @param {boolean} plain
 */
function findFile(root, path, goesThere, plain) {
  const file = join(root, path);
  if (!file.startsWith(root) || FOR_HOSTS.has(path)) return undefined;
  const isRoute = extname(path) === '' && (goesThere || !path.startsWith('/api/'));
  return [
    file,
    `${file}.html`,
    join(file, 'index.html'),
    ...(isRoute ? (plain ? ['404.html'] : [SHELL, 'index.html']).map((name) => join(root, name)) : []),
  ].find(isFile);
}

/** @param {string} file */
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { api: { type: 'string' }, base: { type: 'string' }, plain: { type: 'boolean' } },
  });
  const [folder = 'apps/web/dist', port = '4173'] = positionals;
  serve(folder, Number(port), values.api, values.base, values.plain);
  console.log(`${folder} at http://localhost:${port}${values.base ?? ''}/`);
}
