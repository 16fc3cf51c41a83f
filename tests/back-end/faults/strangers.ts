import type { Server } from '../behaviour';
import type { Account } from '../model';
import { isRecord, refuse, TEXT } from '../rules';
import { faultsOf } from './fault';
import {
  before,
  bodyOf,
  BUY,
  type Call,
  changeAnswer,
  changeBody,
  changeText,
  crash,
  DELETE,
  GALLERY,
  GENERATE,
  LANGUAGE,
  LIST,
  LOG_IN,
  REGISTER,
  SAVE,
  UPDATE,
  viewerOf,
  WRITES,
} from './hooks';

const pick = (body: Record<string, unknown>, ...fields: string[]): object =>
  Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field)));

/** Copies fields of a registration into the account. */
function copyAtRegistration({ behaviour }: Server, ...fields: string[]): void {
  const { addAccount } = behaviour;
  behaviour.addAccount = (store, account, body) =>
    addAccount(store, Object.assign(account, pick(body, ...fields)), body);
}

/** Copies fields of a body into the account of the caller. */
const copyFrom = (server: Server, call: Call, ...fields: string[]): void =>
  before(server, [call], (request) => {
    const account = viewerOf(server, request);
    if (account) Object.assign(account, pick(bodyOf(request), ...fields));
  });

/** Acts for the account that a field names, if there is one. */
const actFor = (server: Server, request: Parameters<typeof bodyOf>[0], field: string): Account | undefined =>
  server.store.accounts.find(({ id }) => id === bodyOf(request)[field]);

function signIn({ behaviour, store }: Server, matches: (password: unknown) => boolean) {
  return (body: Record<string, unknown>): Account | undefined => {
    const { email, username, password } = body;
    if (!matches(password)) return undefined;
    if (typeof email === 'string') return behaviour.findAccount(store, 'email', email);
    return typeof username === 'string' ? behaviour.findAccount(store, 'username', username) : undefined;
  };
}

export const strangers = faultsOf('K5', {
  'The gallery shows private creations, too, to whoever is signed in': (server) => {
    const { listGallery } = server.behaviour;
    server.behaviour.listGallery = (store, request) =>
      viewerOf(server, request) ? [...store.creations.values()].reverse() : listGallery(store, request);
  },

  "The gallery shows its maker's private creations to the maker": (server) => {
    server.behaviour.listGallery = ({ creations }, request) => {
      const viewer = viewerOf(server, request);
      return [...creations.values()].reverse().filter((each) => each.isPublic || each.userId === viewer?.id);
    };
  },

  'The own list is that of the userId in the query': ({ behaviour }) => {
    const { listOwn } = behaviour;
    behaviour.listOwn = (store, account, request) => {
      const { userId } = request.query as { userId?: string };
      return listOwn(store, store.accounts.find(({ id }) => id === userId) ?? account, request);
    };
  },

  'The own list of an account without creations is that of everybody': ({ behaviour }) => {
    const { listOwn } = behaviour;
    behaviour.listOwn = (store, account, request) => {
      const own = listOwn(store, account, request);
      return own.length > 0 ? own : [...store.creations.values()].reverse();
    };
  },

  'Whoever is signed in may delete any public creation': (server) =>
    before(server, [DELETE], (request) => {
      const { id } = request.params as { id: string };
      if (viewerOf(server, request) && server.store.creations.get(id)?.isPublic)
        server.store.creations.delete(id);
    }),

  "A refused update of another's creation is made all the same": (server) =>
    before(server, [UPDATE], (request) => {
      const { id } = request.params as { id: string };
      const creation = server.store.creations.get(id);
      const { title, isPublic } = bodyOf(request);
      if (!creation || typeof title !== 'string' || typeof isPublic !== 'boolean') return;
      if (viewerOf(server, request)) server.store.creations.set(id, { ...creation, title, isPublic });
    }),

  'A registration may carry isAdmin': (server) => copyAtRegistration(server, 'isAdmin'),
  'A registration may carry tokens': (server) => copyAtRegistration(server, 'tokens'),

  'A registration may carry subscriptionStatus': (server) => {
    const { addAccount } = server.behaviour;
    server.behaviour.addAccount = (store, account, body) =>
      addAccount(
        store,
        Object.assign(account, { subscribed: body['subscriptionStatus'] === 'active' }),
        body,
      );
  },

  'A registration may carry the id of another account': (server) => copyAtRegistration(server, 'id'),

  'A change of the language may carry tokens and isAdmin': (server) =>
    copyFrom(server, LANGUAGE, 'tokens', 'isAdmin'),

  'A change of the language may carry a username and an e-mail': (server) =>
    copyFrom(server, LANGUAGE, 'username', 'email'),

  'A log-in may carry isAdmin and tokens': (server) => {
    const { start } = server.sessions;
    server.sessions.start = (request, reply, account) => {
      Object.assign(account, pick(bodyOf(request), 'isAdmin', 'tokens'));
      start(request, reply, account);
    };
  },

  'A generation may carry the tokens of its caller': (server) => copyFrom(server, GENERATE, 'tokens'),

  'A generation is charged to the userId in its body': (server) => {
    const { require } = server.sessions;
    server.sessions.require = (request) => {
      const account = require(request);
      const isGeneration = request.url === '/api/generate';
      return (isGeneration ? actFor(server, request, 'userId') : undefined) ?? account;
    };
  },

  'The language is changed of the account whose id is in the body': (server) => {
    const { require } = server.sessions;
    server.sessions.require = (request) => {
      const account = require(request);
      const isChange = request.url === '/api/user/language';
      return (
        (isChange ? (actFor(server, request, 'id') ?? actFor(server, request, 'userId')) : undefined) ??
        account
      );
    };
  },

  'A save is kept for the userId in its body': (server) => {
    const { addCreation } = server.behaviour;
    changeBody(server, [SAVE], (body, request) => ({
      ...body,
      userId: viewerOf(server, request)?.id,
      owner: body['userId'],
    }));
    server.behaviour.addCreation = (store, creation, { owner, ...body }) => {
      const isKnown = store.accounts.some(({ id }) => id === owner);
      return addCreation(store, { ...creation, userId: isKnown ? String(owner) : creation.userId }, body);
    };
  },

  'A save may carry an id, and replaces what has it': ({ behaviour }) => {
    const { addCreation } = behaviour;
    behaviour.addCreation = (store, creation, body) =>
      addCreation(store, Object.assign(creation, pick(body, 'id')), body);
  },

  'An update may carry another userId': ({ behaviour }) => {
    const { changeCreation } = behaviour;
    behaviour.changeCreation = (store, edited, body) =>
      changeCreation(store, Object.assign(edited, pick(body, 'userId')), body);
  },

  'An update may carry another id': ({ behaviour }) => {
    behaviour.changeCreation = ({ creations }, edited, body) => {
      creations.delete(edited.id);
      Object.assign(edited, pick(body, 'id'));
      creations.set(edited.id, edited);
    };
  },

  'A save may carry createdAt, by which the lists are ordered': ({ behaviour }) => {
    const times = new Map<string, number>();
    const { addCreation, listOwn, listGallery } = behaviour;
    const inOrder = <Item extends { id: string }>(items: Item[]) =>
      [...items].sort((a, b) => (times.get(b.id) ?? 0) - (times.get(a.id) ?? 0));
    behaviour.addCreation = (store, creation, body) => {
      const sent = new Date(String(body['createdAt'])).getTime();
      times.set(creation.id, Number.isNaN(sent) ? Date.now() : sent);
      return addCreation(store, creation, body);
    };
    behaviour.listOwn = (store, account, request) => inOrder(listOwn(store, account, request));
    behaviour.listGallery = (store, request) => inOrder(listGallery(store, request));
  },

  'An update without a picture loses the prompt and the picture': ({ behaviour }) => {
    const { changeCreation } = behaviour;
    behaviour.changeCreation = (store, edited, body) =>
      changeCreation(store, { ...edited, prompt: String(body['prompt'] ?? '') }, body);
  },

  'Of a password, only the first eight characters count': (server) => {
    for (const field of ['password', 'confirmPassword'])
      changeText(server, [REGISTER, LOG_IN], field, (password) => password.slice(0, 8));
  },

  'The case of a password does not matter': (server) => {
    for (const field of ['password', 'confirmPassword'])
      changeText(server, [REGISTER, LOG_IN], field, (password) => password.toLowerCase());
  },

  'The case of an e-mail matters at log-in only': (server) =>
    before(server, [LOG_IN], (request) => {
      const { email } = bodyOf(request);
      const known = server.store.accounts.some((account) => account.email === String(email).trim());
      if (email !== undefined && !known) refuse(401, TEXT.credentials);
    }),

  'The case of a username matters': ({ behaviour }) => {
    const { findAccount } = behaviour;
    behaviour.findAccount = (store, field, value) =>
      field === 'username'
        ? store.accounts.find(({ username }) => username === value)
        : findAccount(store, field, value);
    behaviour.addAccount = (store, account) => {
      for (const field of ['username', 'email'] as const)
        if (behaviour.findAccount(store, field, account[field])) refuse(409, TEXT.usernameTaken);
      store.accounts.push(account);
    };
  },

  'The white space around an e-mail matters at log-in': (server) =>
    before(server, [LOG_IN], (request) => {
      const { email } = bodyOf(request);
      if (typeof email === 'string' && email !== email.trim()) refuse(401, TEXT.credentials);
    }),

  'An object as a password is an operator of the database, and signs in': (server) => {
    const find = signIn(server, isRecord);
    before(server, [LOG_IN], (request, reply) => {
      const account = find(bodyOf(request));
      if (!account) return;
      server.sessions.start(request, reply, account);
      return reply.send(server.behaviour.describeAccount(account));
    });
  },

  'A log-in without a password signs in': (server) => {
    const find = signIn(server, (password) => password === undefined || password === null);
    before(server, [LOG_IN], (request, reply) => {
      const account = find(bodyOf(request));
      if (!account) return;
      server.sessions.start(request, reply, account);
      return reply.send(server.behaviour.describeAccount(account));
    });
  },

  'A list with the password in it is taken for the password': (server) =>
    changeBody(server, [LOG_IN], (body) =>
      Array.isArray(body['password']) ? { ...body, password: String(body['password']) } : body,
    ),

  'A number as a title is kept as a text': (server) =>
    changeBody(server, [SAVE, UPDATE], (body) =>
      typeof body['title'] === 'number' ? { ...body, title: String(body['title']) } : body,
    ),

  'A number as a title gives 500': (server) =>
    before(server, [SAVE, UPDATE], (request) => {
      const { title } = bodyOf(request);
      if (title !== undefined && typeof title !== 'string') crash('title.trim is not a function');
    }),

  'A number as a username gives 500': (server) =>
    before(server, [REGISTER], (request) => {
      const { username } = bodyOf(request);
      if (username !== undefined && typeof username !== 'string') crash('username.trim is not a function');
    }),

  'A list as a prompt gives 500 at a generation': (server) =>
    before(server, [GENERATE], (request) => {
      const { prompt } = bodyOf(request);
      if (prompt !== undefined && typeof prompt !== 'string') crash('prompt.trim is not a function');
    }),

  'The text "false" as isPublic publishes a save': (server) =>
    changeBody(server, [SAVE], (body) =>
      typeof body['isPublic'] === 'string' ? { ...body, isPublic: Boolean(body['isPublic']) } : body,
    ),

  'The text "false" as isPublic publishes an update': (server) =>
    changeBody(server, [UPDATE], (body) =>
      typeof body['isPublic'] === 'string' ? { ...body, isPublic: Boolean(body['isPublic']) } : body,
    ),

  'A save without isPublic is public': (server) =>
    changeBody(server, [SAVE], (body) => ({ ...body, isPublic: body['isPublic'] ?? true })),

  'A list with a pack in it is taken for the pack': (server) =>
    changeBody(server, [BUY], (body) =>
      Array.isArray(body['packageId']) ? { ...body, packageId: String(body['packageId']) } : body,
    ),

  'The name of a method of objects is taken for a pack': (server) =>
    changeBody(server, [BUY], (body) =>
      String(body['packageId']) in Object.prototype ? { ...body, packageId: 'starter' } : body,
    ),

  'A body that is null gives 500': (server) =>
    before(server, WRITES, ({ body }) => {
      if (String(body) === 'null') crash("Cannot read properties of null (reading 'title')");
    }),

  'A body that is a list gives 500': (server) =>
    before(server, WRITES, ({ body }) => {
      if (String(body).startsWith('[')) crash('expected an object');
    }),

  'The answer to a log-in has the hash of the password': (server) =>
    changeAnswer(server, [LOG_IN], (user) => ({ ...user, passwordHash: '$2b$10$saltsaltsaltsaltsaltsu' })),

  'The own list has its user in each item, with the hash of the password': (server) => {
    const { accounts } = server.store;
    changeAnswer(server, [LIST], (item) => {
      const owner = accounts.find(({ id }) => id === item['userId']);
      return {
        ...item,
        user: owner && {
          ...server.behaviour.describeAccount(owner),
          password: '$2b$10$saltsaltsaltsaltsaltsu',
        },
      };
    });
  },

  'The gallery has the e-mail of the maker, for whoever is signed in': (server) =>
    changeAnswer(server, [GALLERY], (item, request) => {
      const maker = server.store.creations.get(String(item['id']))?.userId;
      const email = server.store.accounts.find(({ id }) => id === maker)?.email;
      return viewerOf(server, request) ? { ...item, contact: email } : item;
    }),

  'The number 1 as isPublic publishes a save': (server) =>
    changeBody(server, [SAVE], (body) => (body['isPublic'] === 1 ? { ...body, isPublic: true } : body)),

  'HEAD of the own list needs no session': ({ app }) => {
    app.addHook('onRequest', async ({ method, url }, reply) => {
      if (method === 'HEAD' && url === '/api/creations') return reply.send([]);
    });
  },

  'A part of the own list needs no session': ({ app, store }) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.headers.range || request.url !== '/api/creations') return;
      const [first = ''] = JSON.stringify([...store.creations.values()]);
      return reply.code(206).header('Content-Range', 'bytes 0-0/*').send(first);
    });
  },
});
