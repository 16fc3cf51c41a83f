import type { FastifyRequest } from 'fastify';
import { faultsOf } from './fault';
import { type Call, inEach, isOneOf, PERSONAL, type PlantedServer, PRIVATE, replace } from '../hooks';

function acceptOrigins(
  { behaviour }: PlantedServer,
  accepts: (origin: string, apps: readonly string[]) => boolean,
): void {
  replace(behaviour, 'listOrigins', (list) => (request) => {
    const apps = list(request);
    const { origin } = request.headers;
    return origin !== undefined && accepts(origin, apps) ? [...apps, origin] : apps;
  });
}

const setHeader = (server: PlantedServer, calls: readonly Call[], name: string, value: string) =>
  server.afterAnswer(calls, (_request, reply) => {
    if (reply.statusCode < 300) reply.header(name, value);
  });

/** Answers with 304 if the client has what `tagOf` names. */
function tag(
  server: PlantedServer,
  call: Call,
  tagOf: (request: FastifyRequest) => string | undefined,
): void {
  server.before([call], (request, reply) => {
    const etag = tagOf(request);
    if (etag === undefined) return;
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  });
}

/** Caches the first response to a call, and returns it to every user for a while. */
function keepAnswers(server: PlantedServer, call: Call, milliseconds: number): void {
  let kept: { payload: unknown; until: number } | undefined;
  server.before([call], (_request, reply) => {
    if (kept && Date.now() < kept.until)
      return reply.type('application/json; charset=utf-8').send(kept.payload);
  });
  server.app.addHook('onSend', async (request, reply, payload) => {
    const isOver = !kept || Date.now() >= kept.until;
    if (isOver && reply.statusCode === 200 && isOneOf([call], request))
      kept = { payload, until: Date.now() + milliseconds };
    return payload;
  });
}

export const origins = faultsOf('K6', {
  'Any origin may call with cookies': (server) => acceptOrigins(server, () => true),

  'An origin that begins with that of the app may call with cookies': (server) =>
    acceptOrigins(server, (origin, apps) => apps.some((app) => origin.startsWith(app))),

  'An origin that ends with the host of the app may call with cookies': (server) =>
    acceptOrigins(server, (origin, apps) => apps.some((app) => origin.endsWith(new URL(app).host))),

  'An origin in which the host of the app appears may call with cookies': (server) =>
    acceptOrigins(server, (origin, apps) => apps.some((app) => origin.includes(new URL(app).hostname))),

  'The origin "null" may call with cookies': (server) => acceptOrigins(server, (origin) => origin === 'null'),

  'Any origin is allowed with *': ({ onSend }) =>
    onSend((_request, reply) => {
      reply.header('Access-Control-Allow-Origin', '*');
    }),

  'The allowed origin is in the answer twice, by the app and by the proxy': ({ onSend }) =>
    onSend((request, reply) => {
      const origin = reply.getHeader('Access-Control-Allow-Origin');
      if (typeof origin === 'string' && request.method !== 'OPTIONS')
        reply.header('Access-Control-Allow-Origin', `${origin}, ${origin}`);
    }),

  'Refusals do not name the allowed origin': ({ onSend }) =>
    onSend((_request, reply) => {
      if (reply.statusCode >= 400) reply.removeHeader('Access-Control-Allow-Origin');
    }),

  'The preflight of DELETE and PUT is refused': ({ onSend }) =>
    onSend((request, reply) => {
      if (request.method === 'OPTIONS') reply.header('Access-Control-Allow-Methods', 'GET, POST');
    }),

  'The gallery is kept by caches, without Vary: Origin': (server) =>
    server.afterAnswer(['gallery'], (_request, reply) => {
      reply.header('Cache-Control', 'public, max-age=60').removeHeader('Vary');
    }),

  'The session cookie is sent by other sites, and writes from them are accepted': (server) => {
    server.behaviour.cookie = { ...server.behaviour.cookie, sameSite: 'none', secure: true };
    server.behaviour.acceptsWrite = () => true;
  },

  ...inEach(
    PERSONAL,
    (call) => `Shared caches may keep what ${call} answers`,
    (server, calls) => setHeader(server, calls, 'Cache-Control', 'public, s-maxage=30'),
  ),

  'The session cookie is not sent by an app on another site': {
    plant: ({ behaviour }) => {
      behaviour.listOrigins = () => ['https://app.example'];
      behaviour.acceptsWrite = () => true;
    },
    options: { origin: 'https://app.example' },
  },

  'The app may call without cookies': ({ onSend }) =>
    onSend((_request, reply) => {
      reply.removeHeader('Access-Control-Allow-Credentials');
    }),

  'A preflight request needs a session': ({ onSend }) =>
    onSend(({ method }, reply) => {
      if (method === 'OPTIONS') reply.code(401);
    }),

  'Whoever sends a condition is answered with 304': ({ app }) =>
    app.addHook('onRequest', async ({ headers }, reply) => {
      if (headers['if-none-match']) return reply.code(304).send();
    }),

  'The browser keeps the user for a minute': (server) =>
    setHeader(server, ['user'], 'Cache-Control', 'private, max-age=60'),

  'Private answers say nothing of caches, and have a date of change': (server) =>
    server.afterAnswer(PRIVATE, (_request, reply) => {
      reply.removeHeader('Cache-Control');
      reply.header('Last-Modified', new Date(Date.now() - 86_400_000).toUTCString());
    }),

  'A refusal with 401 is kept by shared caches': ({ onSend }) =>
    onSend((_request, reply) => {
      if (reply.statusCode === 401) reply.header('Cache-Control', 'public, max-age=300');
    }),

  'The gallery sets a session cookie, and shared caches may keep it': (server) =>
    server.afterAnswer(['gallery'], (_request, reply) => {
      reply
        .header('Cache-Control', 'public, max-age=300')
        .header('Set-Cookie', 'sid=visitor; Path=/; HttpOnly');
    }),

  'The ETag of the own list is its length, the same for everybody': (server) =>
    tag(server, 'list', (request) => {
      const viewer = server.viewerOf(request);
      return viewer && `"${server.behaviour.listOwn(server.store, viewer, request).length}"`;
    }),

  'The ETag of the user is the same for everybody': (server) =>
    tag(server, 'user', (request) => (server.viewerOf(request) ? 'W/"user-1"' : undefined)),

  'The ETag of the gallery does not change with an update': (server) =>
    tag(server, 'gallery', (request) => {
      const ids = server.behaviour.listGallery(server.store, request).map(({ id }) => id);
      return `"${ids.length}-${ids[0] ?? ''}"`;
    }),

  'A visitor with the ETag of the own list is answered with 304 instead of 401': (server) =>
    server.before(['list'], (request, reply) => {
      const etag = '"own-list"';
      if (server.viewerOf(request)) reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
      else if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    }),

  'The server keeps the user, by address, for everybody': (server) => keepAnswers(server, 'user', 500),

  'The server keeps the gallery for a minute': (server) => keepAnswers(server, 'gallery', 60_000),

  'The server keeps the own list, by address, for everybody': (server) => keepAnswers(server, 'list', 500),
});
