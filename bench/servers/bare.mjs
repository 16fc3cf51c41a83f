// Baseline: a plain `node:http` server that returns the same values as JSON.
import { createServer } from 'node:http';
import { listen } from '../../scripts/lib/ports.mjs';

process.once('message', async (/** @type {Record<string, unknown>} */ { gallery, generation }) => {
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      answer(response, gallery);
      return;
    }
    let text = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk) => (text += chunk))
      .on('end', () => {
        JSON.parse(text);
        answer(response, generation);
      });
  });
  process.send?.({ address: await listen(server, 'localhost') });
});
process.on('disconnect', () => process.exit());

/**
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} value
 */
function answer(response, value) {
  const body = JSON.stringify(value);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  response.writeHead(200, headers).end(body);
}
