import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Call, isOneOf, type Plant, type PlantedServer, replace, USERS, WRITES } from './hooks';
import { listPlanted } from './faults/fault';
import { isRecord, refuse } from './rules';

/** The time in which calls are counted, instead of a minute. */
const WINDOW_MS = 1000;

/** Refuses more calls than a number within the time, and says how long to wait. */
function limit(
  { app }: PlantedServer,
  calls: readonly Call[] | 'all',
  atMost: number,
  retryAfter = () => '1',
): void {
  let times: number[] = [];
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || (calls !== 'all' && !isOneOf(calls, request))) return;
    const now = Date.now();
    times = times.filter((time) => time > now - WINDOW_MS);
    if (times.length >= atMost)
      return reply.code(429).header('Retry-After', retryAfter()).send({ message: 'Too many requests' });
    times.push(now);
  });
}

function changePayload(
  { app }: PlantedServer,
  change: (request: FastifyRequest, reply: FastifyReply, payload: string) => unknown,
): void {
  app.addHook('onSend', async (request, reply, payload) =>
    typeof payload === 'string' ? change(request, reply, payload) : payload,
  );
}

const withoutBody =
  (call: Call): Plant =>
  (server) =>
    changePayload(server, (request, reply, payload) => {
      if (reply.statusCode > 299 || !isOneOf([call], request)) return payload;
      reply.code(204).removeHeader('Content-Type').removeHeader('Content-Length');
      return null;
    });

const refuseTexts =
  (
    calls: readonly Call[],
    fields: readonly string[],
    message: string,
    isRefused: (text: string) => boolean,
  ): Plant =>
  (server) => {
    for (const field of fields)
      server.changeText(calls, field, (text) => (isRefused(text) ? refuse(400, message) : text));
  };

const isUser = ({ url }: FastifyRequest): boolean => /^\/api\/(user|login|register)/.test(url);

/** What another server may do as well. */
export const VARIATIONS = listPlanted({
  'Ten log-ins in a while, then 429 with Retry-After': (server) => limit(server, ['logIn', 'register'], 10),

  'A hundred calls in a while, then 429 with Retry-After': (server) => limit(server, 'all', 100),

  'Five log-ins in a while, then 429 with Retry-After: 60': (server) =>
    limit(server, ['logIn'], 5, () => '60'),

  'A hundred calls in a while, then 429 with a date as Retry-After': (server) =>
    limit(server, 'all', 100, () => new Date(Date.now() + WINDOW_MS).toUTCString()),

  'Media are served whole, and the ids of creations count up': (server) => {
    let last = 0;
    server.onSave((creation) => {
      creation.id = String((last += 1));
    });
    server.app.addHook('onRequest', async ({ headers }) => {
      delete headers.range;
    });
  },

  'HEAD is not served: 405': ({ app }) =>
    app.addHook('onRequest', async ({ method }) => {
      if (method === 'HEAD') refuse(405, 'Method not allowed');
    }),

  'One session for each user': (server) => server.onSignIn((account) => server.endSessions(account)),

  'Saved media are copied to an address of its own': (server) =>
    server.onSave((creation) => {
      const hash = createHash('sha256').update(creation.imageUrl).digest('hex').slice(0, 32);
      creation.imageUrl = `/api/media/${hash}.png`;
    }),

  'A save is answered with 204': withoutBody('save'),
  'An update is answered with 204': withoutBody('update'),

  'A deletion, a log-out and a save are answered with 200 and JSON': (server) =>
    server.app.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode > 299 || !isOneOf(['delete', 'logOut', 'save', 'register'], request))
        return payload;
      reply.code(200);
      if (payload) return payload;
      reply.type('application/json; charset=utf-8');
      return '{"ok":true}';
    }),

  'Users, creations and checkouts have further fields': (server) => {
    const more = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: null };
    server.changeAnswer(USERS, (user) => ({ ...user, ...more, avatarUrl: null }));
    server.changeAnswer(['list', 'save', 'update'], (creation) => ({ ...creation, ...more, likes: 0 }));
    server.changeAnswer(['gallery'], (item) => ({ ...item, ...more, width: 512, height: 512 }));
    server.changeAnswer(['generate', 'buy', 'subscribe'], (answer) => ({
      ...answer,
      requestId: 'a1',
      seed: 7,
    }));
  },

  'A write needs an Origin': ({ behaviour }) =>
    replace(
      behaviour,
      'acceptsWrite',
      (accepts) => (request, origin) => origin !== undefined && accepts(request, origin),
    ),

  'Refusals are problem+json with a message': (server) =>
    changePayload(server, (_request, reply, payload) => {
      if (reply.statusCode < 400) return payload;
      const { message } = JSON.parse(payload) as { message?: string };
      reply.type('application/problem+json');
      return JSON.stringify({ type: 'about:blank', title: message, status: reply.statusCode, message });
    }),

  'What is invalid is refused with 422': (server) => server.changeStatus(WRITES, 400, 422),
  'What is taken is refused with 400': (server) => server.changeStatus(['register'], 409, 400),
  'What needs access is refused with 402': (server) => server.changeStatus(['generate'], 403, 402),

  'A save with the userId of somebody else is kept for the caller': (server) =>
    server.changeBody(['save'], (body, request) => {
      const isId = typeof body['userId'] === 'string' || typeof body['userId'] === 'number';
      return isId ? { ...body, userId: server.viewerOf(request)?.id } : body;
    }),

  'No mail to example.com': {
    plant: refuseTexts(['register'], ['email'], 'This e-mail address cannot be used', (email) =>
      /@example\.(com|org|net)$/i.test(email.trim()),
    ),
    options: { emailDomain: 'mail.test' },
  },

  'Only short plain usernames': refuseTexts(
    ['register'],
    ['username'],
    'Username must have up to 16 letters, digits and underscores',
    (username) => !/^[a-z\d_]{0,16}$/i.test(username.trim()),
  ),

  'Usernames and e-mails are kept in lower case': (server) => {
    for (const field of ['username', 'email'])
      server.changeText(['register'], field, (text) => text.toLowerCase());
  },

  'Passwords of more than 72 bytes are refused': refuseTexts(
    ['register'],
    ['password'],
    'Password must have at most 72 bytes',
    (password) => Buffer.byteLength(password) > 72,
  ),

  'NUL characters are refused with 400': refuseTexts(
    ['save', 'update', 'generate', 'register', 'logIn'],
    ['title', 'prompt', 'username', 'password'],
    'Texts must not contain NUL characters',
    (text) => text.includes('\0'),
  ),

  'The cookie has another name and the path /api, is Strict, and ends with the browser': ({
    behaviour,
    sessions,
  }) => {
    behaviour.cookie = { ...behaviour.cookie, name: 'connect.sid', path: '/api', sameSite: 'strict' };
    replace(
      sessions,
      'start',
      (start) => (request, reply, account) =>
        start(request, Object.assign(reply, { setCookie: withoutAge(reply) }), account),
    );
  },

  'The cookie is renewed with every answer': (server) =>
    server.app.addHook('preHandler', async (request, reply) => {
      const { name, ...options } = server.behaviour.cookie;
      const id = server.behaviour.readCookie(request, name);
      if (server.viewerOf(request) && !isUser(request) && !isOneOf(['logOut'], request))
        reply.setCookie(name, id, { ...options, maxAge: 3600 });
    }),

  'Answers are chunked': (server) =>
    changePayload(server, (_request, reply, payload) => {
      reply.removeHeader('Content-Length');
      return Readable.from(
        [payload.slice(0, 7), payload.slice(7)].filter(Boolean).map((part) => Buffer.from(part)),
      );
    }),

  'Answers are compressed': (server) =>
    changePayload(server, (request, reply, payload) => {
      if (!/gzip/.test(String(request.headers['accept-encoding']))) return payload;
      reply.header('Content-Encoding', 'gzip').header('Vary', 'Origin, Accept-Encoding');
      reply.removeHeader('Content-Length');
      return gzipSync(payload);
    }),

  'Ids are numbers': (server) => {
    const numbers = new Map<string, number>();
    const numberOf = (id: unknown) => {
      const text = String(id);
      if (!numbers.has(text)) numbers.set(text, 1000 + numbers.size);
      return numbers.get(text);
    };
    const idOf = (number: unknown) => [...numbers].find(([, each]) => String(each) === String(number))?.[0];
    server.changeAnswer([...USERS, 'gallery'], ({ id, ...rest }) => ({ id: numberOf(id), ...rest }));
    server.changeAnswer(['list', 'save', 'update'], ({ id, userId, ...rest }) => ({
      id: numberOf(id),
      userId: numberOf(userId),
      ...rest,
    }));
    server.changeBody(['save'], (body) => ({ ...body, userId: idOf(body['userId']) ?? body['userId'] }));
    server.app.addHook('preHandler', async ({ params }) => {
      if (isRecord(params) && 'id' in params) params['id'] = idOf(params['id']) ?? params['id'];
    });
  },

  'Names of headers have capital letters': ({ app }) =>
    app.addHook('onRequest', async (_request, { raw }) => {
      const writeHead = raw.writeHead.bind(raw);
      raw.writeHead = (status: number, ...rest: unknown[]) => {
        for (const [name, value] of Object.entries(raw.getHeaders())) {
          if (value === undefined) continue;
          raw.removeHeader(name);
          raw.setHeader(name.toUpperCase(), value);
        }
        const headers = rest.find(isRecord) ?? {};
        const capital = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]);
        return writeHead(status, Object.fromEntries(capital) as Record<string, string>);
      };
    }),

  'Private answers may be kept by the browser, and are asked for again with an ETag': (server) =>
    changePayload(server, (request, reply, payload) => {
      if (
        request.method !== 'GET' ||
        reply.statusCode !== 200 ||
        !isOneOf(['user', 'list', 'gallery'], request)
      )
        return payload;
      const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 20)}"`;
      const isPublic = isOneOf(['gallery'], request);
      reply.header('ETag', etag).header('Cache-Control', isPublic ? 'no-cache' : 'private, no-cache');
      reply.header('Vary', isPublic ? 'Origin' : 'Origin, Cookie');
      if (request.headers['if-none-match'] !== etag) return payload;
      reply.code(304).removeHeader('Content-Length').removeHeader('Content-Type');
      return null;
    }),

  '401 has no body': (server) =>
    changePayload(server, (_request, reply, payload) => {
      if (reply.statusCode !== 401) return payload;
      reply.removeHeader('Content-Length').removeHeader('Content-Type');
      return '';
    }),

  'A generation answers both addresses, relative to the server': (server) =>
    server.changeAnswer(['generate'], ({ mediaUrl, imageUrl, mediaType }) => {
      const path = new URL(String(mediaUrl ?? imageUrl)).pathname;
      return { mediaUrl: path, imageUrl: path, mediaType };
    }),

  'A visitor has a session too, with a new id after the log-in': (server) =>
    server.app.addHook('preHandler', async (request, reply) => {
      const { name, ...options } = server.behaviour.cookie;
      if (isOneOf(['gallery'], request) && !server.behaviour.readCookie(request, name))
        reply.setCookie(name, server.behaviour.createSessionId({} as never), options);
    }),

  'Each call takes a while': ({ app }) =>
    app.addHook('preHandler', async () => {
      await wait(10);
    }),
});

function withoutAge(reply: FastifyReply): FastifyReply['setCookie'] {
  const setCookie = reply.setCookie.bind(reply);
  return (name: string, value: string, options = {}) =>
    setCookie(name, value, { ...options, maxAge: undefined });
}
