import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { TLSSocket } from 'node:tls';

/** Headers about one connection, which a proxy does not pass on (RFC 9110, section 7.6.1). HTTP/2 refuses them. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Proxies a request to another server and streams the response back. The `Host` header is kept: addresses in the
 * response name this origin, and its cookies belong to this origin. `X-Forwarded-Proto` names a request over TLS.
 * @param origin such as `http://localhost:8787`
 */
export function proxy(origin: string, request: IncomingMessage, response: ServerResponse) {
  const { hostname, port } = new URL(origin);
  const { method, url: path, socket } = request;
  const headers = {
    ...passedOn(request.headers),
    // HTTP/2 has `:authority` instead.
    host: request.headers.host ?? (request.headers[':authority'] as string | undefined),
    ...(socket instanceof TLSSocket && { 'x-forwarded-proto': 'https' }),
  };
  const proxied = httpRequest({ hostname, port, method, path, headers }, (proxiedResponse) => {
    response.writeHead(proxiedResponse.statusCode ?? 502, passedOn(proxiedResponse.headers));
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

/** HTTP/2 has the method and the address among its headers, with a colon. */
const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name)),
  );
