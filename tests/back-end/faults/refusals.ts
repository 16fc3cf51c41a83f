import type { FastifyReply } from 'fastify';
import { PACK_TOKENS } from '../checkout';
import { isRecord, LANGUAGES, refuse, STYLES, TEXT } from '../rules';
import { faultsOf } from './fault';
import { bodyOf, type Call, CALLS, crash, inEach, type PlantedServer, PRIVATE, WRITES } from '../hooks';

const refuseSignedOut = (
  server: PlantedServer,
  calls: readonly Call[],
  act: (reply: FastifyReply) => unknown,
) => server.before(calls, (request, reply) => (server.viewerOf(request) ? undefined : act(reply)));

function changeRefusal(
  { app }: PlantedServer,
  change: (message: string, reply: FastifyReply) => unknown,
): void {
  app.addHook('preSerialization', async (_request, reply, payload) => {
    const message = isRecord(payload) ? payload['message'] : undefined;
    return reply.statusCode >= 400 && typeof message === 'string' ? change(message, reply) : payload;
  });
}

const crashAtUnknown = (server: PlantedServer, call: Call, field: string, known: readonly string[]) =>
  server.before([call], (request) => {
    const value = bodyOf(request)[field];
    if (typeof value === 'string' && !known.includes(value)) crash('invalid input value for enum');
  });

export const refusals = faultsOf('K4', {
  ...inEach(
    CALLS,
    (call) => `${call} is missing: 404`,
    (server, calls) => server.before(calls, () => refuse(404, TEXT.notFound)),
  ),

  ...inEach(
    PRIVATE,
    (call) => `${call} needs no session`,
    (server, calls) => refuseSignedOut(server, calls, (reply) => reply.send({})),
  ),

  ...inEach(
    WRITES,
    (call) => `${call} answers what is invalid with 200`,
    (server, calls) => server.changeStatus(calls, 400, 200),
  ),

  'A proxy does not let DELETE through: 405': (server) =>
    server.before(['delete'], () => refuse(405, 'Method not allowed')),

  'A filter refuses the word "select" in a text with 403': (server) =>
    server.before(['save', 'update', 'generate'], (request) => {
      if (/\bselect\b/i.test(JSON.stringify(bodyOf(request)))) refuse(403, 'Forbidden');
    }),

  'A filter refuses markup in a prompt with 403': (server) =>
    server.before(['save', 'generate'], (request) => {
      if (/<\w+/.test(String(bodyOf(request)['prompt']))) refuse(403, 'Forbidden');
    }),

  'An update is refused with 415, since only PATCH reads JSON': (server) =>
    server.before(['update'], () => refuse(415, 'Unsupported media type')),

  'A body of more than 16 kB is refused with 413': (server) =>
    server.before(['save', 'generate'], ({ body }) => {
      if (Buffer.byteLength(String(body)) > 16 * 1024) refuse(413, TEXT.tooLarge);
    }),

  'A log-in with an unknown name is answered with 404': (server) =>
    server.before(['logIn'], (request) => {
      const { username, email } = bodyOf(request);
      const hasName = [username, email].some((name) => typeof name === 'string');
      if (hasName && !server.namedAccount(request)) refuse(404, 'User not found');
    }),

  'A name that is taken is answered with 500': (server) => server.changeStatus(['register'], 409, 500),

  'A name that is taken is answered with 200 and an error in the body': (server) =>
    server.changeStatus(['register'], 409, 200),

  'A wrong password is answered with 200 and an error in the body': (server) =>
    server.changeStatus(['logIn'], 401, 200),

  'A visitor is answered with 403 instead of 401': (server) =>
    refuseSignedOut(server, PRIVATE, () => refuse(403, 'Forbidden')),

  'A visitor who generates is answered with 403 instead of 401': (server) =>
    refuseSignedOut(server, ['generate'], () => refuse(403, 'Forbidden')),

  'A visitor is redirected to a page for log-in': (server) =>
    refuseSignedOut(server, PRIVATE, (reply) => reply.redirect('/login', 302)),

  'A visitor who deletes is answered with 404 instead of 401': (server) =>
    refuseSignedOut(server, ['delete', 'update'], () => refuse(404, TEXT.noCreation)),

  'Insufficient tokens are answered with 500': (server) => server.changeStatus(['generate'], 402, 500),

  'An id that is not a UUID gives 500': (server) =>
    server.before(['update', 'delete'], ({ params }) => {
      const { id } = params as { id: string };
      if (!/^[\da-f-]{36}$/.test(id)) crash('invalid input syntax for type uuid');
    }),

  'A body that is not JSON gives 500': (server) =>
    server.before(WRITES, ({ body }) => {
      JSON.parse(String(body));
    }),

  'A save without a body gives 500': (server) =>
    server.before(['save', 'update'], ({ body }) => {
      if (!body) crash("Cannot read properties of undefined (reading 'title')");
    }),

  'The message of a refusal is a list': (server) =>
    changeRefusal(server, (message) => ({ message: [message] })),

  'A refusal has an error instead of a message': (server) =>
    changeRefusal(server, (message) => ({ error: message })),

  'A refusal is a page of HTML': ({ app }) =>
    app.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode < 400) return payload;
      reply.type('text/html');
      return `<html><body><h1>Error ${reply.statusCode}</h1></body></html>`;
    }),

  'An unknown language gives 500': (server) => crashAtUnknown(server, 'language', 'language', LANGUAGES),

  'An unknown language is kept': (server) =>
    server.before(['language'], (request, reply) => {
      const account = server.viewerOf(request);
      const { language } = bodyOf(request);
      if (!account || typeof language !== 'string') return;
      return reply.send(server.behaviour.describeAccount(Object.assign(account, { language })));
    }),

  'An unknown style gives 500': (server) => crashAtUnknown(server, 'generate', 'style', STYLES),

  'An unknown pack gives 500': (server) =>
    crashAtUnknown(server, 'buy', 'packageId', Object.keys(PACK_TOKENS)),

  'An unknown plan gives 500': (server) =>
    crashAtUnknown(server, 'subscribe', 'planId', ['basic', 'pro', 'payg']),

  'The pack is checked before the session: an unknown one of a visitor is 400': (server) =>
    server.before(['buy'], (request) => {
      if (bodyOf(request)['packageId'] === undefined) refuse(400, 'Unknown pack');
    }),

  'An update that changes nothing is answered with 404': (server) =>
    server.before(['update'], (request) => {
      const { id } = request.params as { id: string };
      const { title, isPublic } = bodyOf(request);
      const creation = server.store.creations.get(id);
      const isSame = creation?.title === title && creation?.isPublic === isPublic;
      if (creation && isSame && server.viewerOf(request)) refuse(404, TEXT.noCreation);
    }),

  'An update of an unknown id creates it': (server) => {
    const { store, sessions } = server;
    server.before(['update'], (request, reply) => {
      const { id } = request.params as { id: string };
      if (store.creations.has(id)) return;
      const { title, isPublic } = bodyOf(request);
      const userId = sessions.require(request).id;
      return reply.code(201).send({ id, userId, title, isPublic });
    });
  },

  'HEAD of the gallery gives 500': ({ app }) =>
    app.addHook('preHandler', async ({ method, url }) => {
      if (method === 'HEAD' && url === '/api/gallery') crash('next is not a function');
    }),

  'A part of a picture is the whole picture, with 206': ({ app }) =>
    app.addHook('onRequest', async (request, reply) => {
      if (!request.headers.range || !request.url.startsWith('/api/media/')) return;
      delete request.headers.range;
      reply.code(206);
    }),

  'A change of the language is refused with 429, however long it waits': (server) =>
    server.before(['language'], (_request, reply) =>
      reply.code(429).header('Retry-After', '0').send({ message: 'Too many requests' }),
    ),
});
