import type { FastifyRequest } from 'fastify';
import { isRecord, refuse, TEXT } from './rules';

/** Bodies arrive as text and are parsed here, so that the session is checked first. */
export function readBody(request: FastifyRequest): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(String(request.body));
  } catch {
    refuse(400, TEXT.badJson);
  }
  return isRecord(body) ? body : refuse(400, TEXT.badJson);
}

/** The server's own origin, as the client addresses it. */
export const getOwnOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

export const makeAbsolute = (request: FastifyRequest, url: string): string =>
  url.startsWith('/') ? getOwnOrigin(request) + url : url;
