import { randomUUID } from 'node:crypto';
import type { Creation } from '../model';
import { refuse } from '../rules';
import { faultsOf } from './fault';
import { bodyOf, type Call, type PlantedServer, replace, USERS } from '../hooks';

const answerWith = (
  server: PlantedServer,
  call: Call,
  body: unknown,
  type = 'application/json; charset=utf-8',
) => server.before([call], (_request, reply) => reply.type(type).send(body));

const setFields = (server: PlantedServer, calls: readonly Call[], fields: object) =>
  server.changeAnswer(calls, (answer) => ({ ...answer, ...fields }));

/** Answers each save, and keeps some. */
const saveOnlyIf = ({ behaviour }: PlantedServer, isKept: (creation: Creation) => boolean) =>
  replace(
    behaviour,
    'addCreation',
    (add) => (store, creation, body) => (isKept(creation) ? add(store, creation, body) : undefined),
  );

export const answers = faultsOf('K9', {
  'A balance has a fraction': (server) => setFields(server, USERS, { tokens: 0.5 }),
  'A balance is a text': (server) => setFields(server, USERS, { tokens: '0' }),
  'A user has a password': (server) => setFields(server, USERS, { password: 'x' }),

  'All users have one id': (server) => setFields(server, USERS, { id: 'user' }),

  'Users are in snake_case': (server) =>
    server.changeAnswer(USERS, ({ isAdmin, ...user }) => ({ ...user, is_admin: isAdmin })),

  'Answers are in an envelope': ({ app }) =>
    app.addHook('preSerialization', async (_request, _reply, data: unknown) => ({ data })),

  'The gallery is a page': (server) => answerWith(server, 'gallery', '<!doctype html>', 'text/html'),
  'The gallery is JSON without its type': (server) => answerWith(server, 'gallery', '[]', 'text/plain'),

  'An empty own list is null': ({ app }) => {
    app.addHook('preSerialization', async (_request, _reply, payload: unknown) =>
      Array.isArray(payload) && payload.length === 0 ? null : payload,
    );
  },

  'An address with a query has an empty list': ({ app }) =>
    app.addHook('preHandler', async ({ url }, reply) => (url.includes('?') ? reply.send([]) : undefined)),

  'HEAD has no type': ({ app }) =>
    app.addHook('preHandler', async ({ method }, reply) => (method === 'HEAD' ? reply.send() : undefined)),

  'A part of the gallery is the whole gallery, with 206': ({ app }) => {
    app.addHook('preHandler', async ({ headers, url }, reply) => {
      if (headers.range && url === '/api/gallery') reply.code(206);
    });
  },

  'A registration is not implemented: 501': (server) =>
    server.before(['register'], () => refuse(501, 'Soon')),

  'The language is English, whatever is chosen': (server) => setFields(server, USERS, { language: 'en' }),

  'A new account has a creation': (server) =>
    replace(server.behaviour, 'addAccount', (add) => async (store, account, body) => {
      await add(store, account, body);
      const id = randomUUID();
      store.creations.set(id, { ...WELCOME, id, userId: account.id });
    }),

  'The own list has the creations of everybody': ({ behaviour }) => {
    behaviour.listOwn = ({ creations }) => [...creations.values()].reverse();
  },

  'A save answers another creation': (server) => setFields(server, ['save'], { title: 'Another' }),
  'An update answers the creation as it was': (server) => setFields(server, ['update'], { title: 'Another' }),
  'A save answers something else': (server) => server.changeAnswer(['save'], () => ({ ok: true })),

  'A save for somebody else is confirmed, and not kept': (server) =>
    server.before(['save'], (request, reply) => {
      const { userId } = bodyOf(request);
      const viewer = server.viewerOf(request);
      if (viewer && userId !== viewer.id) return reply.code(201).send({});
    }),

  'A save for somebody else gives 500': (server) =>
    server.before(['save'], (request) => {
      const viewer = server.viewerOf(request);
      if (viewer && bodyOf(request)['userId'] !== viewer.id) throw new Error('foreign key constraint');
    }),

  'An update changes the visibility alone': (server) =>
    server.onUpdate((edited, stored) => ({ ...edited, title: stored?.title ?? edited.title })),

  'A deletion has no effect': ({ behaviour }) => {
    behaviour.removeCreation = () => undefined;
  },

  'A deletion takes the creation that was saved before it as well': (server) =>
    server.onDelete(({ id }) => {
      const ids = [...server.store.creations.keys()];
      server.store.creations.delete(ids[ids.indexOf(id) - 1] ?? '');
    }),

  'Two creations of the same content are one': (server) =>
    saveOnlyIf(server, ({ title }) =>
      [...server.store.creations.values()].every((other) => other.title !== title),
    ),

  'The gallery cuts prompts': (server) =>
    server.changeAnswer(['gallery'], (item) => ({ ...item, prompt: String(item['prompt']).slice(0, 8) })),

  'Durations of videos and qualities are lost': (server) => setFields(server, ['list'], { metadata: {} }),

  'A generation has no address': (server) =>
    server.changeAnswer(['generate'], ({ mediaType }) => ({ mediaType })),

  'A picture is a page': ({ app }) => {
    app.addHook('onRequest', async ({ url }, reply) =>
      url.startsWith('/api/media/') ? reply.type('text/html').send('<p>') : undefined,
    );
  },

  'A picture does not say that a model made it': ({ app }) => {
    app.addHook('onSend', async (_request, _reply, payload) =>
      Buffer.isBuffer(payload) ? payload.subarray(0, payload.indexOf('<x:xmpmeta')) : payload,
    );
  },

  'A checkout has no origin': (server) => setFields(server, ['buy', 'subscribe'], { url: '/pay/1' }),
  'A checkout is a page in its own address': (server) =>
    setFields(server, ['buy', 'subscribe'], { url: 'data:text/html,Pay' }),
  'All orders have one checkout': (server) =>
    server.changeAnswer(['buy', 'subscribe'], ({ url }) => ({
      url: new URL('/checkout/1', String(url)).href,
    })),

  'A fifth of the saves of many is lost': (server) => {
    let count = 0;
    saveOnlyIf(server, () => (count += 1) % 5 > 0);
  },
});

const WELCOME = {
  title: 'Welcome',
  prompt: 'A picture to begin with',
  imageUrl: '/api/media/0.png',
  style: 'realistic',
  aspectRatio: '1:1',
  mediaType: 'image',
  isPublic: false,
  metadata: { quality: 'standard' },
} as const;
