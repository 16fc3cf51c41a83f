import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serveAccounts } from './accounts';
import { serveCheckout } from './checkout';
import { serveCreations } from './creations';
import { serveGeneration } from './generation';
import { serveMedia } from './media';
import { getOwnOrigin } from './requests';
import { refuse, TEXT } from './rules';
import { createSessions } from './sessions';

export interface BackEndOptions {
  port?: number;
  /** The apps' origins that may call with cookies, beside the server's own. */
  origins?: readonly string[];
}

export interface BackEnd {
  address: string;
  close: () => Promise<void>;
}

const MAX_BODY = 5 * 1024 * 1024;
const MAX_ID = 8192; // long ids are unknown, not a failure of their own
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

async function createApp(origins: readonly string[]): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MAX_BODY,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_ID },
    // An address that cannot be decoded is one that is not served.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      reply.code(404).send({ message: TEXT.notFound }),
  });
  const listAllowed = (request: FastifyRequest): string[] => [...origins, getOwnOrigin(request)];

  // Bodies are read as text, whatever their Content-Type says.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: TEXT.notFound }));
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) {
      console.error(error);
      return reply.code(500).send({ message: TEXT.internal });
    }
    return reply.code(statusCode).send({ message: statusCode === 413 ? TEXT.tooLarge : error.message });
  });

  await app.register(cookie);
  await app.register(cors, {
    delegator: (request, done) =>
      done(null, {
        origin: listAllowed(request),
        credentials: true,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['Content-Type', 'Range'],
        exposedHeaders: ['Content-Range', 'Accept-Ranges'],
        maxAge: 600,
        strictPreflight: false,
      }),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    const { origin } = request.headers;
    if (SAFE_METHODS.includes(request.method) || origin === undefined) return;
    if (!listAllowed(request).includes(origin)) refuse(403, TEXT.foreignOrigin);
  });

  const sessions = createSessions();
  serveAccounts(app, sessions);
  serveCreations(app, sessions);
  serveGeneration(app, sessions);
  serveCheckout(app, sessions);
  serveMedia(app);
  return app;
}

export async function startBackEnd(options: BackEndOptions = {}): Promise<BackEnd> {
  const { port = 0, origins = ['http://localhost:5173'] } = options;
  const app = await createApp(origins);
  // `localhost`, as in the app's origin: a browser takes 127.0.0.1 for another site, and keeps a Lax cookie from it.
  await app.listen({ port, host: 'localhost' });
  const { port: bound } = app.server.address() as AddressInfo;
  return { address: `http://localhost:${bound}`, close: () => app.close() };
}
