// Serves a built site: node site.mjs folder [--api http://localhost:8787] [--tls]
// In a process of its own, since one that measures, too, would delay each response. --tls serves HTTP/2 with a new
// certificate of `openssl`.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { parseArgs } from 'node:util';
import { listen } from '@tooling/gate/ports.mjs';
import { siteListener } from '@tooling/gate/serve.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string' }, tls: { type: 'boolean', default: false } },
});

/** A key and a certificate that it has signed itself, both in one text. */
function certificate() {
  const command =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 1';
  const output = ['-keyout', '-', '-out', '-'];
  return execFileSync('openssl', [...command.split(' '), ...output], { stdio: ['ignore', 'pipe', 'ignore'] });
}

/** @param {import('node:http').RequestListener} listener */
function createTlsServer(listener) {
  const pem = certificate();
  // Its requests and responses are compatible with those of HTTP/1.
  return createSecureServer({ key: pem, cert: pem }, /** @type {any} */ (listener));
}

const listener = siteListener(positionals[0] ?? '', values.api);
const address = await listen(values.tls ? createTlsServer(listener) : createServer(listener), 'localhost');
process.on('disconnect', () => process.exit());
process.send?.({ address: values.tls ? address.replace('http:', 'https:') : address });
