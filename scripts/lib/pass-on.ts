import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Proxies a request to another server and streams the response back. The `Host` header is kept: addresses in the
 * response name this origin, and its cookies belong to this origin.
 * @param origin such as `http://localhost:8787`
 */
export function passOn(origin: string, request: IncomingMessage, response: ServerResponse) {
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = request;
  const onward = ask({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.on('error', () => response.destroy()).pipe(response);
  });
  onward.on('error', ({ code }: NodeJS.ErrnoException) => {
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
