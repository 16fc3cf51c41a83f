import { PAGES, SHELL } from '../static-pages/pages.ts';
import { HSTS, IMMUTABLE, REVALIDATE, securityHeaders, type Site } from './headers.ts';

/** The pages that need a rewrite from their path to their file. */
const NAMED = PAGES.filter(({ file }) => file !== 'index.html');

/** The response for a missing file or API call. A missing page gets the app instead. */
export const NOT_FOUND = { file: '404.txt', text: 'Not found\n' };

export function hostingFiles(site: Site): Record<string, string> {
  return {
    _headers: netlifyHeaders(site),
    _redirects: netlifyRedirects(site),
    'vercel.json': vercel(site),
    'nginx.conf': nginx(site),
  };
}

/**
 * Sets no `Cache-Control` outside of assets/: Netlify's default there is `max-age=0, must-revalidate`, and Netlify
 * joins the values of two rules for the same header.
 */
export function netlifyHeaders(site: Site) {
  const base = site.basePath ?? '/';
  const all = { ...securityHeaders(site), ...HSTS };
  return `/*
${headerLines(all, ([name, value]) => `  ${name}: ${value}`)}
${base}assets/*
  Cache-Control: ${IMMUTABLE}
`;
}

/** With the mock, calls below /api/ get no 404: the demo's checkout is a page there, which the app shows. */
export function netlifyRedirects({ basePath = '/', withMock = false }: Site) {
  const calls = withMock ? '' : `/api/* ${basePath}${NOT_FOUND.file} 404\n`;
  return `${calls}${basePath}assets/* ${basePath}${NOT_FOUND.file} 404
${NAMED.map(({ path, file }) => `${basePath}${path.slice(1)} ${basePath}${file} 200\n`).join('')}${basePath}* ${basePath}${SHELL} 200
`;
}

function vercel(site: Site) {
  const base = site.basePath ?? '/';
  const all = { ...securityHeaders(site), ...HSTS };
  const listed = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const json = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [
      { source: '/(.*)', headers: listed(all) },
      { source: `${base}assets/(.*)`, headers: listed({ 'Cache-Control': IMMUTABLE }) },
      {
        source: `${base}((?!assets/).*)`,
        headers: listed({ 'Cache-Control': REVALIDATE }),
      },
    ],
    // Existing files take precedence. A missing path that looks like a file or an API call is not found.
    rewrites: [
      ...NAMED.map(({ path, file }) => ({
        source: base + path.slice(1),
        destination: base + file,
      })),
      { source: `${base}((?!api/|assets/|.*\\.).*)`, destination: base + SHELL },
    ],
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

function nginx(site: Site) {
  const base = site.basePath ?? '/';
  const root =
    base === '/'
      ? 'the folder with the built site'
      : `the folder in which the built site is ${base.slice(1)}`;
  // nginx drops these headers in a location that adds one of its own: a value that differs is a variable. So is the
  // scheme, which container/nginx.conf changes.
  const { 'Content-Security-Policy': policy = '', ...others } = { ...securityHeaders(site), ...HSTS };
  return `# Goes inside a server { … } that has its certificate and its \`root\`, ${root}.

set $cache_control "${REVALIDATE}";
set $policy "${policy}";
set $forwarded_proto $scheme;
add_header Content-Security-Policy "$policy" always;
${headerLines(others, ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)}
# Not with an error: what is not there yet may be there in a moment.
add_header Cache-Control "$cache_control";

location ^~ /api/ {
  set $cache_control "";
  ${apiLocation(site).join('\n  ')}
}

location ^~ ${base}assets/ {
  set $cache_control "${IMMUTABLE}";
  try_files $uri =404;
}

# Not in nginx's list of types.
location ~ \\.webmanifest$ {
  types { }
  default_type application/manifest+json;
  try_files $uri =404;
}

# What looks like a file, and is none, is not found.
location ~ \\.[A-Za-z0-9]+$ {
  try_files $uri =404;
}

location ${base} {
  try_files $uri $uri.html $uri/index.html ${base}${SHELL};
}
`;
}

function apiLocation({ apiUpstream }: Site): string[] {
  if (!apiUpstream)
    return [
      '# With the API on another machine: npm run hosting -- some/folder --api https://api.example.com',
      'return 404;',
    ];
  // nginx's default `Host` is the name of the upstream. An API in the same network needs the address that the browser
  // called.
  const isElsewhere = apiUpstream.startsWith('https:');
  return [
    "# The API's pages have a policy of their own.",
    'set $policy "";',
    `proxy_pass ${apiUpstream};`,
    '# By default nginx waits for 60 s. A video may take longer, and the app waits for it.',
    'proxy_read_timeout 300s;',
    isElsewhere ? 'proxy_ssl_server_name on;' : 'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $forwarded_proto;',
  ];
}

const headerLines = (headers: Record<string, string>, toLine: (entry: [string, string]) => string) =>
  Object.entries(headers)
    .map((entry) => `${toLine(entry)}\n`)
    .join('');
