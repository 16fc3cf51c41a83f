import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addAccount, describeAccount, findAccount, serveAccounts } from './accounts';
import type { Behaviour } from './behaviour';
import { serveCheckout } from './checkout';
import {
  addCreation,
  changeCreation,
  listGallery,
  listOwn,
  removeCreation,
  serveCreations,
} from './creations';
import { charge, serveGeneration } from './generation';
import { serveMedia } from './media';
import { createStore, hasAccess } from './model';
import { createPasswords } from './passwords';
import { withHooks, type Plant } from './hooks';
import { getOwnOrigin } from './requests';
import { refuse, TEXT } from './rules';
import { COOKIE, createSessionId, createSessions, readCookie } from './sessions';

export interface BackEndOptions {
  port?: number;
  /** The apps' origins that may call with cookies, beside the server's own. */
  origins?: readonly string[];
  /** The cost of hashing a password: a power of two. */
  passwordCost?: number;
  /** A fault or a variation, see `faults/`. */
  plant?: Plant | undefined;
  /** Called with each error that is answered with 500. */
  onError?: (error: Error) => void;
}

export interface BackEnd {
  address: string;
  close: () => Promise<void>;
}

const MAX_BODY = 5 * 1024 * 1024;
const MAX_ID = 8192; // long ids are unknown, not a failure of their own
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const createBehaviour = (apps: readonly string[]): Behaviour => {
  const listOrigins = (request: FastifyRequest) => [...apps, getOwnOrigin(request)];
  return {
    listOrigins,
    acceptsWrite: (request, origin) => origin === undefined || listOrigins(request).includes(origin),
    cookie: { ...COOKIE },
    createSessionId,
    readCookie,
    findAccount,
    addAccount,
    describeAccount,
    listOwn,
    listGallery,
    addCreation,
    changeCreation,
    removeCreation,
    hasAccess,
    charge,
  };
};

async function createApp(options: BackEndOptions): Promise<FastifyInstance> {
  const { origins = ['http://localhost:5173'], passwordCost, plant, onError = console.error } = options;
  const app = fastify({
    bodyLimit: MAX_BODY,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_ID },
    // An address that cannot be decoded is one that is not served.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      reply.code(404).send({ message: TEXT.notFound }),
  });
  const behaviour = createBehaviour(origins);

  // Bodies are read as text, whatever their Content-Type says.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: TEXT.notFound }));
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) {
      onError(error);
      return reply.code(500).send({ message: TEXT.internal });
    }
    return reply.code(statusCode).send({ message: statusCode === 413 ? TEXT.tooLarge : error.message });
  });

  await app.register(cookie);
  await app.register(cors, {
    delegator: (request, done) =>
      done(null, {
        origin: [...behaviour.listOrigins(request)],
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
    const isWrite = !SAFE_METHODS.includes(request.method);
    if (isWrite && !behaviour.acceptsWrite(request, request.headers.origin)) refuse(403, TEXT.foreignOrigin);
  });

  const store = createStore();
  const sessions = createSessions(store, behaviour);
  const server = { app, behaviour, passwords: createPasswords(passwordCost), sessions, store };
  plant?.(withHooks(server));
  serveAccounts(server);
  serveCreations(server);
  serveGeneration(server);
  serveCheckout(server);
  serveMedia(server);
  return app;
}

export async function startBackEnd(options: BackEndOptions = {}): Promise<BackEnd> {
  const { port = 0 } = options;
  const app = await createApp(options);
  // `localhost`, as in the app's origin: a browser takes 127.0.0.1 for another site, and keeps a Lax cookie from it.
  await app.listen({ port, host: 'localhost' });
  const { port: bound } = app.server.address() as AddressInfo;
  return { address: `http://localhost:${bound}`, close: () => app.close() };
}
