// Serves the build: node server.js 4300
// The app as Vite has bundled it for a server is at /, as Node renders it without a bundler at /node, and as the browser
// renders it, below a strict policy, at /strict.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { render as renderBundled } from './dist/server/server-entry.js';
import { render } from './server-entry.js';

const CLIENT = join(import.meta.dirname, 'dist/client');
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Radix's hidden inputs have style attributes, which a strict policy accepts from scripts only. */
const PAGES = {
  '/': { html: () => renderBundled('/') },
  '/node': { html: () => render('/node') },
  '/strict': { html: '', 'Content-Security-Policy': POLICY },
};

const template = readFileSync(join(CLIENT, 'index.html'), 'utf8');

createServer(({ url }, response) => {
  const file = join(CLIENT, url);
  if (extname(file) && existsSync(file)) {
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
    return;
  }
  const { html, ...headers } = PAGES[url];
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
  response.end(template.replace('<!--app-->', html));
}).listen(Number(process.argv[2]));
