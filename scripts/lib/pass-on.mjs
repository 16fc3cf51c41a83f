import { request as ask } from 'node:http';

/**
 * Proxies a request to another server and streams the response back. The `Host` header is kept: addresses in the
 * response name this origin, and its cookies belong to this origin.
 * @param {string} origin such as `http://localhost:8787`
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function passOn(origin, request, response) {
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = request;
  const onward = ask({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.on('error', () => response.destroy()).pipe(response);
  });
  onward.on('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
    if (code !== 'ECONNREFUSED') {
      // The server sent no response, so the client gets none.
      response.destroy();
      return;
    }
    const message = `Nobody listens at ${origin}.`;
    response.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
