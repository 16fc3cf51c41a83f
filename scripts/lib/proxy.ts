import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Proxies a request to another server and streams the response back. The `Host` header is kept: addresses in the
 * response name this origin, and its cookies belong to this origin.
 * @param origin such as `http://localhost:8787`
 */
export function proxy(origin: string, request: IncomingMessage, response: ServerResponse) {
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = request;
  const proxied = httpRequest({ hostname, port, method, path, headers }, (proxiedResponse) => {
    response.writeHead(proxiedResponse.statusCode ?? 502, proxiedResponse.rawHeaders);
    proxiedResponse.on('error', () => response.destroy()).pipe(response);
  });
  proxied.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'ECONNREFUSED') {
      // The server sent no response, so the client gets none.
      response.destroy();
      return;
    }
    const message = `Nothing listens at ${origin}.`;
    response.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
  });
  response.on('close', () => proxied.destroy());
  request.pipe(proxied);
}
