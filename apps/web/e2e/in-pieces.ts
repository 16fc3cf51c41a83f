import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds between the two parts, long enough for the first part to be painted if the browser paints it. */
const GAP_MS = 700;

/**
 * Serves the same site, but sends each HTML page in two parts, as over a slow connection.
 * @param cut the fraction of a page in the first part, from 0 to 1
 */
export async function serveInPieces(site: string, cut: number) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      const length = Math.round(body.length * cut);
      response.write(body.subarray(0, length));
      setTimeout(() => response.end(body.subarray(length)), GAP_MS);
    } else response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
