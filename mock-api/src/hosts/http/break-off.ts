import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';

/** Sends a response as far as its body goes, then cuts the connection: its `content-length` promised more. */
export async function breakOff(response: Response, outgoing: HttpBindings['outgoing']): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    for await (const piece of response.body ?? []) await write(outgoing, piece);
  } catch {
    // The body fails at the point where the response is cut.
  }
  outgoing.destroy();
}

function write(outgoing: Pick<ServerResponse, 'write'>, piece: Uint8Array): Promise<void> {
  return new Promise((done, fail) => {
    outgoing.write(piece, (error) => (error ? fail(error) : done()));
  });
}
