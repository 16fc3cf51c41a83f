import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './loopback';

const PREFLIGHT_SECONDS = 600;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether a page is on this machine, or on the host of the server: a browser sends it the cookie, too. */
export function isKnown(origin: string, { url }: Pick<Request, 'url'>): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return isLoopback(hostname) || hostname === new URL(url).hostname;
}

/**
 * CORS headers that let a known origin read a response with credentials, and any other one without.
 * @param app an origin that is known as well
 */
export function allowOrigin(request: Request, app?: string): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return { vary: 'Origin' };
  if (origin !== app && !isKnown(origin, request))
    return { 'access-control-allow-origin': '*', vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  };
}

/** The same as middleware for Hono's routes. The world's own responses have these headers already. */
export const allowAnyOrigin: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(allowOrigin(context.req.raw))) context.header(name, value);
};

/** Answers a preflight request: the headers that it asks for may be sent. */
export function preflight(request: Request, app?: string): Response {
  const requestedHeaders = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      ...allowOrigin(request, app),
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-max-age': String(PREFLIGHT_SECONDS),
      ...(requestedHeaders !== null && { 'access-control-allow-headers': requestedHeaders }),
    },
  });
}
