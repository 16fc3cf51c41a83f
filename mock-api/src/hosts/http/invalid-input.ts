import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** The status codes that Node uses for requests it cannot parse. All other errors are 400. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Sends JSON errors also for input that never becomes a request: malformed HTTP, and CONNECT. */
export function handleInvalidInput(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const status = STATUSES[code] ?? 400;
    sendError(socket, status, `This is no HTTP request: ${STATUS_CODES[status]}.`);
  });
  server.on('connect', (_, socket) => sendError(socket, 405, 'This server is no proxy.'));
}

function sendError(socket: Duplex, status: number, message: string): void {
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
