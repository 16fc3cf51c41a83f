import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** The statuses that Node itself gives what it cannot read. Any other is 400. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** What never becomes a request is refused in JSON, too: what is no HTTP, and what wants a tunnel. */
export function refuseRubbish(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const status = STATUSES[code] ?? 400;
    refuse(socket, status, `This is no HTTP request: ${STATUS_CODES[status]}.`);
  });
  server.on('connect', (_, socket) => refuse(socket, 405, 'This server is no proxy.'));
}

function refuse(socket: Duplex, status: number, message: string): void {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end([...head, '', body].join('\r\n'));
}
