import { randomUUID } from 'node:crypto';
import type { Server } from '../behaviour';
import { refuse } from '../rules';
import { faultsOf } from './fault';
import {
  before,
  bodyOf,
  BUY,
  type Call,
  changeAnswer,
  GALLERY,
  GENERATE,
  LIST,
  REGISTER,
  SAVE,
  SUBSCRIBE,
  UPDATE,
  USERS,
  viewerOf,
} from './hooks';

const answerWith = (server: Server, call: Call, body: unknown, type = 'application/json; charset=utf-8') =>
  before(server, [call], (_request, reply) => reply.type(type).send(body));

const setFields = (server: Server, calls: readonly Call[], fields: object) =>
  changeAnswer(server, calls, (answer) => ({ ...answer, ...fields }));

export const answers = faultsOf('K9', {
  'A balance has a fraction': (server) => setFields(server, USERS, { tokens: 0.5 }),
  'A balance is a text': (server) => setFields(server, USERS, { tokens: '0' }),
  'A user has a password': (server) => setFields(server, USERS, { password: 'x' }),

  'All users have one id': (server) => setFields(server, USERS, { id: 'user' }),

  'Users are in snake_case': (server) =>
    changeAnswer(server, USERS, ({ isAdmin, ...user }) => ({ ...user, is_admin: isAdmin })),

  'Answers are in an envelope': ({ app }) => {
    app.addHook('preSerialization', async (_request, _reply, data: unknown) => ({ data }));
  },

  'The gallery is a page': (server) => answerWith(server, GALLERY, '<!doctype html>', 'text/html'),
  'The gallery is JSON without its type': (server) => answerWith(server, GALLERY, '[]', 'text/plain'),

  'An empty own list is null': ({ app }) => {
    app.addHook('preSerialization', async (_request, _reply, payload: unknown) =>
      Array.isArray(payload) && payload.length === 0 ? null : payload,
    );
  },

  'An address with a query has an empty list': ({ app }) => {
    app.addHook('preHandler', async ({ url }, reply) => (url.includes('?') ? reply.send([]) : undefined));
  },

  'HEAD has no type': ({ app }) => {
    app.addHook('preHandler', async ({ method }, reply) => (method === 'HEAD' ? reply.send() : undefined));
  },

  'A part of the gallery is the whole gallery, with 206': ({ app }) => {
    app.addHook('preHandler', async ({ headers, url }, reply) => {
      if (headers.range && url === '/api/gallery') reply.code(206);
    });
  },

  'A registration is not implemented: 501': (server) => before(server, [REGISTER], () => refuse(501, 'Soon')),

  'The language is English, whatever is chosen': (server) => setFields(server, USERS, { language: 'en' }),

  'A new account has a creation': (server) => {
    const { addAccount, addCreation } = server.behaviour;
    server.behaviour.addAccount = async (store, account, body) => {
      await addAccount(store, account, body);
      await addCreation(store, { ...WELCOME, id: randomUUID(), userId: account.id }, {});
    };
  },

  'The own list has the creations of everybody': ({ behaviour }) => {
    behaviour.listOwn = ({ creations }) => [...creations.values()].reverse();
  },

  'A save answers another creation': (server) => setFields(server, [SAVE], { title: 'Another' }),
  'An update answers the creation as it was': (server) => setFields(server, [UPDATE], { title: 'Another' }),
  'A save answers something else': (server) => changeAnswer(server, [SAVE], () => ({ ok: true })),

  'A save for somebody else is confirmed, and not kept': (server) =>
    before(server, [SAVE], (request, reply) => {
      const { userId } = bodyOf(request);
      const viewer = viewerOf(server, request);
      if (viewer && userId !== viewer.id) return reply.code(201).send({});
    }),

  'A save for somebody else gives 500': (server) =>
    before(server, [SAVE], (request) => {
      const viewer = viewerOf(server, request);
      if (viewer && bodyOf(request)['userId'] !== viewer.id) throw new Error('foreign key constraint');
    }),

  'An update changes the visibility alone': ({ behaviour }) => {
    const { changeCreation } = behaviour;
    behaviour.changeCreation = (store, edited, body) => {
      const title = store.creations.get(edited.id)?.title ?? edited.title;
      return changeCreation(store, { ...edited, title }, body);
    };
  },

  'A deletion has no effect': ({ behaviour }) => {
    behaviour.removeCreation = () => undefined;
  },

  'A deletion takes the creation that was saved before it as well': ({ behaviour }) => {
    const { removeCreation } = behaviour;
    behaviour.removeCreation = async (store, creation) => {
      const ids = [...store.creations.keys()];
      store.creations.delete(ids[ids.indexOf(creation.id) - 1] ?? '');
      await removeCreation(store, creation);
    };
  },

  'Two creations of the same content are one': ({ behaviour }) => {
    const { addCreation } = behaviour;
    behaviour.addCreation = async (store, creation, body) => {
      const isKnown = [...store.creations.values()].some(({ title }) => title === creation.title);
      if (!isKnown) await addCreation(store, creation, body);
    };
  },

  'The gallery cuts prompts': (server) =>
    changeAnswer(server, [GALLERY], (item) => ({ ...item, prompt: String(item['prompt']).slice(0, 8) })),

  'Durations of videos and qualities are lost': (server) => setFields(server, [LIST], { metadata: {} }),

  'A generation has no address': (server) =>
    changeAnswer(server, [GENERATE], ({ mediaType }) => ({ mediaType })),

  'A picture is a page': ({ app }) => {
    app.addHook('onRequest', async ({ url }, reply) =>
      url.startsWith('/api/media/') ? reply.type('text/html').send('<p>') : undefined,
    );
  },

  'A picture does not say that a model made it': ({ app }) => {
    app.addHook('onSend', async (_request, _reply, payload) =>
      Buffer.isBuffer(payload) ? payload.subarray(payload.indexOf('IDAT')) : payload,
    );
  },

  'A checkout has no origin': (server) => setFields(server, [BUY, SUBSCRIBE], { url: '/pay/1' }),
  'A checkout is a page in its own address': (server) =>
    setFields(server, [BUY, SUBSCRIBE], { url: 'data:text/html,Pay' }),
  'All orders have one checkout': (server) =>
    changeAnswer(server, [BUY, SUBSCRIBE], ({ url }) => ({ url: new URL('/checkout/1', String(url)).href })),

  'A fifth of the saves of many is lost': ({ behaviour }) => {
    const { addCreation } = behaviour;
    let count = 0;
    behaviour.addCreation = async (store, creation, body) => {
      if ((count += 1) % 5 > 0) await addCreation(store, creation, body);
    };
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
