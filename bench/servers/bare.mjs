// Baseline: a plain `node:http` server that returns the same values as JSON.
import { createServer } from 'node:http';

process.once('message', (/** @type {Record<string, unknown>} */ { gallery, generation }) => {
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
  server.listen(0, 'localhost', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.send?.({ address: `http://localhost:${port}` });
  });
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
