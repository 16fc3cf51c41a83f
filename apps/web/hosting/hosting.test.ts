import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHeaderFile } from '../../../scripts/lib/header-file.ts';
import { hostingFiles } from './files.ts';
import { securityHeaders, TRANSPORT } from './headers.ts';

const ready = join(import.meta.dirname, 'ready');
const policyOf = (site: Parameters<typeof securityHeaders>[0]) =>
  securityHeaders(site)['Content-Security-Policy'] ?? '';

test('the ready-made files say what the one source says; `npm run hosting` writes them', () => {
  const written = readdirSync(ready).map((name) => [name, readFileSync(join(ready, name), 'utf8')]);
  expect(Object.fromEntries(written)).toEqual(hostingFiles({}));
});

const everything = { ...securityHeaders({}), ...TRANSPORT };

test('a _headers file gives every path every header, and files called by their content for ever', () => {
  const headersFor = readHeaderFile(join(ready, '_headers'));
  expect(headersFor('/some/where')).toEqual(everything);
  expect(headersFor('/assets/main-1.js')).toEqual({
    ...everything,
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
    expect(Object.fromEntries(found)).toEqual({ ...everything, 'Cache-Control': cache });
    expect(found).toHaveLength(Object.keys(everything).length + 1);
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
  const added = [...conf.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(added)).toEqual(everything);
  expect(conf, 'what is not found is not kept').toContain('\nadd_header Cache-Control "$kept";\n');
  expect(conf.match(/^\s+add_header/gm)).toBeNull();
});

test('scripts come from the site alone, and nothing may be framed, based or embedded', () => {
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

test('an API elsewhere may be called, and nothing else', () => {
  const policy = policyOf({
    apiBaseUrl: 'https://api.example.com/v1',
    mediaOrigins: ['https://media.example'],
  });
  expect(policy).toContain("connect-src 'self' data: blob: https://api.example.com https://media.example;");
  expect(policyOf({})).toContain("connect-src 'self' data: blob:;");
});

test("an API on one's own machine may show its pictures without https", () => {
  expect(policyOf({ apiBaseUrl: 'http://localhost:8787' })).toContain(
    "img-src 'self' https: data: blob: http://localhost:8787;",
  );
});

test('a site in a folder is answered from there', () => {
  const files = hostingFiles({ basePath: '/a/b/' });
  expect(files._redirects).toContain('/a/b/pricing /a/b/pricing.html 200\n');
  expect(files._redirects).toContain('/a/b/* /a/b/app.html 200');
  expect(files._headers).toContain('\n/a/b/assets/*\n');
  expect(files['nginx.conf']).toContain(
    'location /a/b/ {\n  try_files $uri $uri.html $uri/index.html /a/b/app.html;',
  );
  expect(files['vercel.json']).toContain('"destination": "/a/b/app.html"');
});

test('violations are reported to the endpoint of the settings, in both ways that browsers know', () => {
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

test('all hosts get the endpoint of violations as a value that they can read', () => {
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
])('nginx passes calls on to %s as it must be called', (apiUpstream, lines, without) => {
  const [, location = ''] =
    /location \^~ \/api\/ \{([^}]*)\}/.exec(hostingFiles({ apiUpstream })['nginx.conf'] ?? '') ?? [];
  for (const line of lines) expect(location).toContain(line);
  for (const text of [...without, 'return 404']) expect(location).not.toContain(text);
});

test('workers are files of the site, and each build has one policy, for their addresses', () => {
  for (const [withMock, name] of [
    [true, 'default'],
    [false, 'service-worker'],
  ] as const) {
    const directives = policyOf({ withMock }).split('; ');
    expect(directives).toContain("worker-src 'self'");
    expect(directives).toContain(`trusted-types ${name}`);
  }
});

test("a call finds nothing on a host, but the demo's checkout finds the app", () => {
  expect(hostingFiles({})._redirects).toMatch(/^\/api\/\* \/404\.txt 404\n/);
  expect(hostingFiles({ withMock: true })._redirects).not.toContain('/api/');
});

test('the README shows the policy as it is', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  expect(readme).toContain(policyOf({}).replaceAll('; ', ';\n'));
});
