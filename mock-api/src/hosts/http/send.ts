import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';

/** Sends a response as it streams. If its body fails, the connection is cut, so that the client notices. */
export async function send(response: Response, outgoing: HttpBindings['outgoing']): Promise<void> {
  const { status, statusText, headers, body } = response;
  const cookies = headers.getSetCookie();
  const fields = Object.fromEntries(headers);
  outgoing.writeHead(status, statusText, cookies.length > 0 ? { ...fields, 'set-cookie': cookies } : fields);
  outgoing.flushHeaders();
  try {
    for await (const chunk of body ?? []) await write(outgoing, chunk);
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

function write(outgoing: Pick<ServerResponse, 'write'>, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}
