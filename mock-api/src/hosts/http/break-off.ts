import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';

/** Sends an answer as far as its body goes, then cuts the connection: its caller has been told of more. */
export async function breakOff(response: Response, outgoing: HttpBindings['outgoing']): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    for await (const piece of response.body ?? []) await write(outgoing, piece);
  } catch {
    // That is where it breaks off.
  }
  outgoing.destroy();
}

function write(outgoing: Pick<ServerResponse, 'write'>, piece: Uint8Array): Promise<void> {
  return new Promise((done, fail) => {
    outgoing.write(piece, (error) => (error ? fail(error) : done()));
  });
}
