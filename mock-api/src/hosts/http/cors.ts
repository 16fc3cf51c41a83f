import type { MiddlewareHandler } from 'hono';

const PREFLIGHT_SECONDS = 600;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const LOCAL = /^(.*\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/;

/** Whether a page is on this machine, or on the host of the server: a browser sends it the cookie, too. */
function isKnown(origin: string, { url }: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return LOCAL.test(hostname) || hostname === new URL(url).hostname;
}

/** CORS headers that let a known origin read a response with credentials, and any other one without. */
export function allowOrigin(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return { vary: 'Origin' };
  if (!isKnown(origin, request)) return { 'access-control-allow-origin': '*', vary: 'Origin' };
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
export function preflight(request: Request): Response {
  const requestedHeaders = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      ...allowOrigin(request),
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-max-age': String(PREFLIGHT_SECONDS),
      ...(requestedHeaders !== null && { 'access-control-allow-headers': requestedHeaders }),
    },
  });
}
