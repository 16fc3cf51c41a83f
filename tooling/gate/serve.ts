// Serves a built site as a static host would, with the headers of its own _headers file:
// node tooling/gate/serve.ts apps/web/dist-demo 4173
// --fallback selects the kind of host, for paths that are no file: app (default), index or 404, see FALLBACKS.
// --base /a/b serves the site below that path, and 404 outside it.
// --api http://localhost:8787 proxies /api on the site's own origin to that server.
import { createReadStream, existsSync, realpathSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { parseArgs } from 'node:util';
import { SHELL } from '../../apps/web/static-pages/pages.ts';
import { createCompressor } from './serve/compressed.ts';
import { listen } from './ports.mjs';
import { isMain } from './processes.mjs';
import { proxy } from './serve/proxy.ts';
import { readHeaderFile } from '../../apps/web/hosting/header-file.ts';

const CONTENT_TYPES: Record<string, string> = {
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
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const METHODS = ['GET', 'HEAD'];

/** Configuration files for hosts, which are never served. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects']);

/**
 * How each kind of host answers a path that is no file. With `servesPages` it sends the path's own prerendered page if
 * there is one, otherwise the first of `pages` that exists.
 */
const FALLBACKS = {
  /** A host that is configured for the app: any other route gets the empty page that the app renders into. */
  app: { servesPages: true, status: 200, pages: [SHELL, 'index.html'] },
  /** A host for single-page apps: every path gets `index.html`, including API calls and missing files. */
  index: { servesPages: false, status: 200, pages: ['index.html'] },
  /** A host without rewrites, whose 404 page is the app. */
  404: { servesPages: true, status: 404, pages: ['404.html', SHELL] },
};

type Fallback = keyof typeof FALLBACKS;

/**
 * Returns the request listener of a folder's server. A path that is no file and has no file extension is a route of the
 * app. Below /api/ only a navigation is, for the mock's checkout page; a call gets 404.
 * @param api the origin that `/api` is proxied to
 * @param base the path that the site is served below: `/a/b`
 */
export function siteListener(
  folder: string,
  api?: string,
  base = '',
  fallback: Fallback = 'app',
): RequestListener {
  const root = realpathSync(folder);
  const compress = createCompressor();
  const headersFor = readHeaderFile(join(root, '_headers'));
  return (request, response) => {
    if (api && request.url?.startsWith('/api/')) {
      proxy(api, request, response);
      return;
    }
    if (!METHODS.includes(request.method ?? '')) {
      const refusal = { 'Content-Type': 'text/plain', Allow: METHODS.join(', ') };
      response.writeHead(405, refusal).end('Only files are served here');
      return;
    }
    const path = decodePath(request.url ?? '/');
    const headers = { 'Cache-Control': 'no-cache', ...headersFor(path ?? '/') };
    const isNavigation = request.headers.accept?.includes('text/html') ?? false;
    const sitePath = `${path}/`.startsWith(`${base}/`) ? path?.slice(base.length) || '/' : undefined;
    const found =
      sitePath === undefined ? undefined : findFile(root, sitePath, isNavigation, FALLBACKS[fallback]);
    if (!found) {
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const { file, status } = found;
    const compressed = compress(file, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(status, {
      ...headers,
      'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
      ...(compressed && { 'Content-Encoding': compressed.encoding, Vary: 'Accept-Encoding' }),
    });
    if (request.method === 'HEAD') response.end();
    else if (compressed) response.end(compressed.body);
    // Closes the file when the client disconnects.
    else pipeline(createReadStream(file), response, () => {});
  };
}

/** Serves a folder at a free port, in this process. The options are those of `siteListener`. */
export async function openSite(
  folder: string,
  { api, fallback }: { api?: string; fallback?: Fallback } = {},
) {
  const server = createServer(siteListener(folder, api, '', fallback));
  return {
    address: await listen(server, 'localhost'),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function decodePath(url: string) {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
}

function findFile(
  root: string,
  path: string,
  isNavigation: boolean,
  { servesPages, status, pages }: (typeof FALLBACKS)[Fallback],
): { file: string; status: number } | undefined {
  const place = join(root, path);
  if (FOR_HOSTS.has(path)) return undefined;
  const isFile = (file: string) => isFileIn(root, file);
  const pageFiles = [`${place.replace(/\/$/, '')}.html`, join(place, 'index.html')];
  const match = [place, ...(servesPages ? pageFiles : [])].find(isFile);
  if (match) return { file: match, status: 200 };
  const isRoute = extname(path) === '' && (isNavigation || !path.startsWith('/api/'));
  if (servesPages && !isRoute) return undefined;
  const file = pages.map((name) => join(root, name)).find(isFile);
  return file === undefined ? undefined : { file, status };
}

/** Whether it is a file in the folder, and no link that leads out of it. */
function isFileIn(root: string, file: string) {
  try {
    return realpathSync(file).startsWith(root + sep) && statSync(file).isFile();
  } catch {
    // Not there, or no possible name: too long, or with a null character.
    return false;
  }
}

if (isMain(import.meta.url)) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { api: { type: 'string' }, base: { type: 'string' }, fallback: { type: 'string' } },
  });
  const [folder = 'apps/web/dist', port = '4173'] = positionals;
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no index.html: build it first (npm test -- build).`);
  const fallback = (values.fallback ?? 'app') as Fallback;
  if (!(fallback in FALLBACKS)) throw new Error(`--fallback is one of ${Object.keys(FALLBACKS).join(', ')}.`);
  const listener = siteListener(folder, values.api, values.base, fallback);
  createServer(listener).listen(Number(port), 'localhost');
  console.log(`${folder} at http://localhost:${port}${values.base ?? ''}/`);
}
