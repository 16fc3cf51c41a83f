// Serves the production build with nginx, as the container does, and checks its responses against the headers of
// apps/web/hosting. Where there is no nginx it says so, and checks nothing.
import { createServer } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostingFiles } from '../../apps/web/hosting/files.ts';
import { HSTS, IMMUTABLE, REVALIDATE, securityHeaders, type Site } from '../../apps/web/hosting/headers.ts';
import owasp from '../../apps/web/hosting/owasp-headers.json' with { type: 'json' };
import { freePort, listen } from '@tooling/gate/ports.mjs';
import { findNginx, serveWithNginx } from './nginx/serve-with-nginx.ts';
import { ROOT } from '@tooling/gate/processes.mjs';

const DIST = join(ROOT, 'apps/web/dist');
const script = readdirSync(join(DIST, 'assets')).find((file) => file.endsWith('.js'));

/** Path, status, type and caching of each kind of response. */
const EXPECTED = [
  ['/', 200, 'text/html', REVALIDATE],
  ['/pricing', 200, 'text/html', REVALIDATE],
  ['/some/where', 200, 'text/html', REVALIDATE],
  ['/service-worker.js', 200, 'text/javascript', REVALIDATE],
  ['/manifest.en.webmanifest', 200, 'application/manifest+json', REVALIDATE],
  [`/assets/${script}`, 200, 'text/javascript', IMMUTABLE],
  ['/assets/gone.js', 404, 'text/html', null],
  ['/gone.png', 404, 'text/html', null],
] as const;

/** `Server` is nginx's own: without further modules its version can be left out, and its name cannot. */
const REVEALING_HEADERS = owasp.remove.filter((name) => name !== 'Server');

type Call = readonly [
  path: string,
  status: number,
  type: string,
  cache: string | null,
  ownHeaders?: Record<string, string>,
  /** Headers of the request. */
  sent?: Record<string, string>,
];

async function check(nginx: string, site: Site, calls: readonly Call[]) {
  const { basePath = '/' } = site;
  const config = hostingFiles(site)['nginx.conf'] ?? '';
  const server = await serveWithNginx(nginx, DIST, basePath, config, await freePort(8200));
  const pages = EXPECTED.map(([path, ...rest]): Call => [basePath + path.slice(1), ...rest]);
  try {
    return await findViolations(server.url, site, [...pages, ...calls]);
  } finally {
    await server.close();
  }
}

async function findViolations(url: string, site: Site, calls: readonly Call[]) {
  const violations: string[] = [];
  for (const [path, status, type, cache, ownHeaders, sent = {}] of calls) {
    const response = await fetch(url + path, { headers: sent, redirect: 'manual' });
    await response.arrayBuffer();
    const { headers } = response;
    const expect = (label: string, found: unknown, expected: unknown) => {
      if (found !== expected)
        violations.push(`${path}: ${label} is ${String(found)}, not ${String(expected)}.`);
    };
    expect('the status', response.status, status);
    expect('the type', headers.get('content-type')?.split(';')[0], type);
    expect('Cache-Control', headers.get('cache-control'), cache);
    for (const [name, value] of Object.entries({ ...securityHeaders(site), ...HSTS, ...ownHeaders }))
      expect(name, headers.get(name), value);
    expect('Server', headers.get('server'), 'nginx');
    for (const name of REVEALING_HEADERS) expect(name, headers.get(name), null);
  }
  return violations;
}

/** The policy of the API's pages, such as the mock's checkout. */
const OF_API = { 'Content-Security-Policy': "default-src 'none'; form-action 'self'" };

async function startApi() {
  const api = createServer(({ headers }, response) =>
    response
      .setHeader('content-type', 'application/json')
      .setHeader('cache-control', 'no-store')
      .setHeaders(new Headers(OF_API))
      .setHeader('x-scheme', headers['x-forwarded-proto'] ?? '')
      .end('null'),
  );
  return { origin: await listen(api), close: () => api.close() };
}

const nginx = await findNginx();
if (!nginx) {
  console.log(
    'nginx is not installed, and Debian’s package could not be fetched: its configuration was not tried.',
  );
  process.exit(0);
}
const api = await startApi();
const reports = {
  reportsUrl: 'https://reports.example/app',
  policyReportsUrl: 'https://reports.example/csp?key=a',
};
const fromApi = [200, 'application/json', 'no-store'] as const;
const SITES: [Site, Call[]][] = [
  [{}, [['/api/user', 404, 'text/html', null]]],
  [
    { ...reports, apiUpstream: api.origin },
    [
      ['/api/user', ...fromApi, { ...OF_API, 'X-Scheme': 'http' }],
      ['/api/user', ...fromApi, { ...OF_API, 'X-Scheme': 'https' }, { 'X-Forwarded-Proto': 'https' }],
    ],
  ],
  [
    { basePath: '/a/b/' },
    [
      ['/api/user', 404, 'text/html', null],
      ['/a/b', 301, 'text/html', REVALIDATE, { Location: '/a/b/' }],
    ],
  ],
];
const found = [];
try {
  for (const [site, calls] of SITES) found.push(...(await check(nginx, site, calls)));
} finally {
  api.close();
}
for (const sentence of found) console.error(sentence);
const count = SITES.flatMap(([, calls]) => [...EXPECTED, ...calls]).length;
if (found.length === 0) console.log(`${count} responses of nginx have their headers.`);
process.exit(found.length > 0 ? 1 : 0);
