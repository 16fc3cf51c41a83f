import type { MiddlewareHandler } from 'hono';

const PREFLIGHT_SECONDS = 600;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** CORS headers that let any origin read a response, with credentials. */
export function allowOrigin(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  const headers = { 'access-control-allow-credentials': 'true', vary: 'Origin' };
  return origin === null ? headers : { 'access-control-allow-origin': origin, ...headers };
}

/** The same as middleware for Hono's routes. The world's own responses have these headers already. */
export const allowAnyOrigin: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(allowOrigin(context.req.raw))) context.header(name, value);
};

/** Answers a preflight request: any origin may send the headers that it asks for. */
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
