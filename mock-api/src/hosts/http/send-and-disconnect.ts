import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';

/** Sends a response as far as its body goes, then cuts the connection: its `content-length` promised more. */
export async function sendAndDisconnect(
  response: Response,
  outgoing: HttpBindings['outgoing'],
): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    for await (const chunk of response.body ?? []) await write(outgoing, chunk);
  } catch {
    // The body fails at the point where the response is cut.
  }
  outgoing.destroy();
}

function write(outgoing: Pick<ServerResponse, 'write'>, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}
