import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHeaderFile } from './header-file.ts';
import { hostingFiles } from './files.ts';
import { HSTS, securityHeaders } from './headers.ts';

const ready = join(import.meta.dirname, 'ready');
const policyOf = (site: Parameters<typeof securityHeaders>[0]) =>
  securityHeaders(site)['Content-Security-Policy'] ?? '';

test('the ready-made files are up to date; after a change: npm run hosting', () => {
  const written = readdirSync(ready).map((name) => [name, readFileSync(join(ready, name), 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(hostingFiles({}));
});

const allHeaders = { ...securityHeaders({}), ...HSTS };

test('a _headers file gives every path every header, and files with a hash an immutable cache', () => {
  const headersFor = readHeaderFile(join(ready, '_headers'));
  expect(headersFor('/some/where')).toEqual(allHeaders);
  expect(headersFor('/assets/main-1.js')).toEqual({
    ...allHeaders,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});

test('vercel.json gives every path every header and one cache rule, and sends routes to the app', () => {
  const { headers, rewrites } = JSON.parse(hostingFiles({})['vercel.json'] ?? '');
  type Rule = { source: string; headers: { key: string; value: string }[] };
  const headersFor = (path: string) =>
    (headers as Rule[])
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
  for (const [path, cache] of [
    ['/', 'no-cache'],
    ['/gallery', 'no-cache'],
    ['/assets/main-1.js', 'public, max-age=31536000, immutable'],
  ] as const) {
    const found = headersFor(path);
    expect(Object.fromEntries(found)).toEqual({ ...allHeaders, 'Cache-Control': cache });
    expect(found).toHaveLength(Object.keys(allHeaders).length + 1);
  }
  type Rewrite = { source: string; destination: string };
  const shownAt = (path: string) =>
    (rewrites as Rewrite[]).find(({ source }) => new RegExp(`^${source}$`).test(path))?.destination;
  expect(shownAt('/pricing')).toBe('/pricing.html');
  expect(shownAt('/legal/privacy')).toBe('/legal/privacy.html');
  expect(shownAt('/somewhere/deep')).toBe('/app.html');
  expect(['/api/user', '/assets/gone.js', '/gone.png'].map(shownAt)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('nginx adds every header once, for all locations', () => {
  const conf = hostingFiles({})['nginx.conf'] ?? '';
  const variables = Object.fromEntries(
    [...conf.matchAll(/^set (\$\w+) "(.*)";$/gm)].map(([, name, value]) => [name, value]),
  );
  const added = [...conf.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value = '']) => [
    name,
    variables[value] ?? value,
  ]);
  expect(Object.fromEntries(added)).toEqual(allHeaders);
  expect(conf, 'a 404 is not cached').toContain('\nadd_header Cache-Control "$cache_control";\n');
  expect(conf.match(/^\s+add_header/gm)).toBeNull();
});

test('the policy allows scripts of the site only, and no framing, base address or plugin', () => {
  expect(policyOf({})).not.toContain('unsafe');
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ])
    expect(policyOf({}).split('; ')).toContain(directive);
});

test('the policy allows calls to an API of another origin, and no others', () => {
  const policy = policyOf({
    apiBaseUrl: 'https://api.example.com/v1',
    mediaOrigins: ['https://media.example'],
  });
  expect(policy).toContain("connect-src 'self' data: blob: https://api.example.com https://media.example;");
  expect(policyOf({})).toContain("connect-src 'self' data: blob:;");
});

test('pictures of an API on localhost may be loaded without https', () => {
  expect(policyOf({ apiBaseUrl: 'http://localhost:8787' })).toContain(
    "img-src 'self' https: data: blob: http://localhost:8787;",
  );
});

test('the files for a site in a folder contain its path', () => {
  const files = hostingFiles({ basePath: '/a/b/' });
  expect(files._redirects).toContain('/a/b/pricing /a/b/pricing.html 200\n');
  expect(files._redirects).toContain('/a/b/* /a/b/app.html 200');
  expect(files._headers).toContain('\n/a/b/assets/*\n');
  expect(files['nginx.conf']).toContain('`root`, the folder in which the built site is a/b/.');
  expect(files['nginx.conf']).toContain(
    'location /a/b/ {\n  try_files $uri $uri.html $uri/index.html /a/b/app.html;',
  );
  expect(files['vercel.json']).toContain('"destination": "/a/b/app.html"');
});

test('violations are reported to the endpoint of the settings, by report-uri and report-to', () => {
  const site = { policyReportsUrl: 'https://reports.example/csp?key=abc' };
  expect(policyOf(site)).toMatch(/; report-uri https:\/\/reports\.example\/csp\?key=abc; report-to policy$/);
  expect(securityHeaders(site)['Reporting-Endpoints']).toBe('policy="https://reports.example/csp?key=abc"');
  expect(policyOf({})).not.toContain('report');
  expect(securityHeaders({})).not.toHaveProperty('Reporting-Endpoints');
});

test('the page may send its own reports to the endpoint of the settings', () => {
  expect(policyOf({ reportsUrl: 'https://reports.example/app' })).toContain(
    "connect-src 'self' data: blob: https://reports.example;",
  );
});

test('the files of all hosts contain the endpoint of violations', () => {
  const files = hostingFiles({ policyReportsUrl: 'https://reports.example/csp' });
  expect(files._headers).toContain('Reporting-Endpoints: policy="https://reports.example/csp"\n');
  expect(files['nginx.conf']).toContain(
    'add_header Reporting-Endpoints "policy=\\"https://reports.example/csp\\"" always;',
  );
  const { headers } = JSON.parse(files['vercel.json'] ?? '');
  expect(headers[0].headers).toContainEqual({
    key: 'Reporting-Endpoints',
    value: 'policy="https://reports.example/csp"',
  });
});

test.each([
  [
    'http://mock-api:8787',
    ['proxy_pass http://mock-api:8787;', 'proxy_set_header Host $http_host;'],
    ['ssl'],
  ],
  ['https://api.example', ['proxy_pass https://api.example;', 'proxy_ssl_server_name on;'], [' Host ']],
])('nginx proxies calls to %s', (apiUpstream, lines, without) => {
  const [, location = ''] =
    /location \^~ \/api\/ \{([^}]*)\}/.exec(hostingFiles({ apiUpstream })['nginx.conf'] ?? '') ?? [];
  for (const line of lines) expect(location).toContain(line);
  expect(location, 'pages of the API keep their own policy').toContain('set $policy "";');
  expect(location, 'a video may take longer than 60 s').toContain('proxy_read_timeout 300s;');
  for (const text of [...without, 'return 404']) expect(location).not.toContain(text);
});

test('workers are files of the site, and each build has one Trusted Types policy', () => {
  for (const [withMock, name] of [
    [true, 'default'],
    [false, 'service-worker'],
  ] as const) {
    const directives = policyOf({ withMock }).split('; ');
    expect(directives).toContain("worker-src 'self'");
    expect(directives).toContain(`trusted-types ${name}`);
  }
});

test('a host answers calls with 404, except in the demo', () => {
  expect(hostingFiles({})._redirects).toMatch(/^\/api\/\* \/404\.txt 404\n/);
  expect(hostingFiles({ withMock: true })._redirects).not.toContain('/api/');
});

test('docs/guides/deploy.md contains the current policy', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/deploy.md'), 'utf8');
  expect(guide).toContain(policyOf({}).replaceAll('; ', ';\n'));
});
