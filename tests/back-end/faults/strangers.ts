import type { Creation } from '../model';
import { isRecord, refuse, TEXT } from '../rules';
import { faultsOf } from './fault';
import { bodyOf, type Call, crash, type PlantedServer, replace, WRITES } from '../hooks';

const pick = (body: Record<string, unknown>, ...fields: string[]): object =>
  Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field)));

const copyAtRegistration = (server: PlantedServer, ...fields: string[]): void =>
  server.onRegistration((account, body) => Object.assign(account, pick(body, ...fields)));

const copyFrom = (server: PlantedServer, call: Call, ...fields: string[]): void =>
  server.before([call], (request) => {
    const account = server.viewerOf(request);
    if (account) Object.assign(account, pick(bodyOf(request), ...fields));
  });

/** Acts for the account that one of the fields names, if there is one. */
const actFor = ({ sessions, store }: PlantedServer, path: string, ...fields: string[]): void =>
  replace(sessions, 'require', (require) => (request) => {
    const account = require(request);
    const ids = request.url === path ? fields.map((field) => bodyOf(request)[field]) : [];
    return store.accounts.find(({ id }) => ids.includes(id)) ?? account;
  });

/** Signs in whoever names an account with a password that matches. */
const signInIf = (server: PlantedServer, matches: (password: unknown) => boolean): void =>
  server.before(['logIn'], (request, reply) => {
    const account = matches(bodyOf(request)['password']) && server.namedAccount(request);
    if (!account) return;
    server.sessions.start(request, reply, account);
    return reply.send(server.behaviour.describeAccount(account));
  });

/** Changes a value of the body if it is of a wrong kind. */
const convert = (
  server: PlantedServer,
  calls: readonly Call[],
  field: string,
  isOfKind: (value: unknown) => boolean,
  to: (value: unknown) => unknown,
): void =>
  server.changeBody(calls, (body) => (isOfKind(body[field]) ? { ...body, [field]: to(body[field]) } : body));

const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';

const crashUnlessText = (server: PlantedServer, calls: readonly Call[], field: string): void =>
  convert(
    server,
    calls,
    field,
    (value) => value !== undefined && !isText(value),
    () => crash(`${field}.trim is not a function`),
  );

const listAll = ({ store }: PlantedServer): Creation[] => [...store.creations.values()].reverse();

/** As bcrypt writes a hash of a password. */
const HASH = '$2b$10$saltsaltsaltsaltsaltsu';

export const strangers = faultsOf('K5', {
  'The gallery shows private creations, too, to whoever is signed in': (server) =>
    server.changeGallery((creations, request) => (server.viewerOf(request) ? listAll(server) : creations)),

  "The gallery shows its maker's private creations to the maker": (server) =>
    server.changeGallery((_, request) => {
      const viewer = server.viewerOf(request);
      return listAll(server).filter((each) => each.isPublic || each.userId === viewer?.id);
    }),

  'The own list is that of the userId in the query': ({ behaviour }) =>
    replace(behaviour, 'listOwn', (list) => (store, account, request) => {
      const { userId } = request.query as { userId?: string };
      return list(store, store.accounts.find(({ id }) => id === userId) ?? account, request);
    }),

  'The own list of an account without creations is that of everybody': (server) =>
    server.changeOwn((own) => (own.length > 0 ? own : listAll(server))),

  'Whoever is signed in may delete any public creation': (server) =>
    server.before(['delete'], (request) => {
      const { id } = request.params as { id: string };
      if (server.viewerOf(request) && server.store.creations.get(id)?.isPublic)
        server.store.creations.delete(id);
    }),

  "A refused update of another's creation is made all the same": (server) =>
    server.before(['update'], (request) => {
      const { id } = request.params as { id: string };
      const creation = server.store.creations.get(id);
      const { title, isPublic } = bodyOf(request);
      if (!creation || typeof title !== 'string' || typeof isPublic !== 'boolean') return;
      if (server.viewerOf(request)) server.store.creations.set(id, { ...creation, title, isPublic });
    }),

  'A registration may carry isAdmin': (server) => copyAtRegistration(server, 'isAdmin'),
  'A registration may carry tokens': (server) => copyAtRegistration(server, 'tokens'),

  'A registration may carry subscriptionStatus': (server) =>
    server.onRegistration((account, body) => {
      account.subscribed = body['subscriptionStatus'] === 'active';
    }),

  'A registration may carry the id of another account': (server) => copyAtRegistration(server, 'id'),

  'A change of the language may carry tokens and isAdmin': (server) =>
    copyFrom(server, 'language', 'tokens', 'isAdmin'),

  'A change of the language may carry a username and an e-mail': (server) =>
    copyFrom(server, 'language', 'username', 'email'),

  'A log-in may carry isAdmin and tokens': (server) =>
    server.onSignIn((account, request) => Object.assign(account, pick(bodyOf(request), 'isAdmin', 'tokens'))),

  'A generation may carry the tokens of its caller': (server) => copyFrom(server, 'generate', 'tokens'),

  'A generation is charged to the userId in its body': (server) => actFor(server, '/api/generate', 'userId'),

  'The language is changed of the account whose id is in the body': (server) =>
    actFor(server, '/api/user/language', 'id', 'userId'),

  'A save is kept for the userId in its body': (server) => {
    server.changeBody(['save'], (body, request) => ({
      ...body,
      userId: server.viewerOf(request)?.id,
      owner: body['userId'],
    }));
    replace(server.behaviour, 'addCreation', (add) => (store, creation, { owner, ...body }) => {
      const isKnown = store.accounts.some(({ id }) => id === owner);
      return add(store, { ...creation, userId: isKnown ? String(owner) : creation.userId }, body);
    });
  },

  'A save may carry an id, and replaces what has it': (server) =>
    server.onSave((creation, body) => Object.assign(creation, pick(body, 'id'))),

  'An update may carry another userId': (server) =>
    server.onUpdate((edited, _, body) => Object.assign(edited, pick(body, 'userId'))),

  'An update may carry another id': ({ behaviour }) => {
    behaviour.changeCreation = ({ creations }, edited, body) => {
      creations.delete(edited.id);
      Object.assign(edited, pick(body, 'id'));
      creations.set(edited.id, edited);
    };
  },

  'A save may carry createdAt, by which the lists are ordered': (server) => {
    const times = new Map<string, number>();
    const inOrder = (items: Creation[]) =>
      [...items].sort((a, b) => (times.get(b.id) ?? 0) - (times.get(a.id) ?? 0));
    server.onSave(({ id }, body) => {
      const sent = new Date(String(body['createdAt'])).getTime();
      times.set(id, Number.isNaN(sent) ? Date.now() : sent);
    });
    server.changeOwn(inOrder);
    server.changeGallery(inOrder);
  },

  'An update without a picture loses the prompt and the picture': (server) =>
    server.onUpdate((edited, _, body) => ({ ...edited, prompt: String(body['prompt'] ?? '') })),

  'Of a password, only the first eight characters count': (server) =>
    server.changePasswords(['register', 'logIn'], (password) => password.slice(0, 8)),

  'The case of a password does not matter': (server) =>
    server.changePasswords(['register', 'logIn'], (password) => password.toLowerCase()),

  'The case of an e-mail matters at log-in only': (server) =>
    server.before(['logIn'], (request) => {
      const { email } = bodyOf(request);
      const known = server.store.accounts.some((account) => account.email === String(email).trim());
      if (email !== undefined && !known) refuse(401, TEXT.credentials);
    }),

  'The case of a username matters': ({ behaviour }) => {
    replace(
      behaviour,
      'findAccount',
      (find) => (store, field, value) =>
        field === 'username'
          ? store.accounts.find(({ username }) => username === value)
          : find(store, field, value),
    );
    behaviour.addAccount = (store, account) => {
      for (const field of ['username', 'email'] as const)
        if (behaviour.findAccount(store, field, account[field])) refuse(409, TEXT.usernameTaken);
      store.accounts.push(account);
    };
  },

  'The white space around an e-mail matters at log-in': (server) =>
    server.before(['logIn'], (request) => {
      const { email } = bodyOf(request);
      if (typeof email === 'string' && email !== email.trim()) refuse(401, TEXT.credentials);
    }),

  'An object as a password is an operator of the database, and signs in': (server) =>
    signInIf(server, isRecord),

  'A log-in without a password signs in': (server) =>
    signInIf(server, (password) => password === undefined || password === null),

  'A list with the password in it is taken for the password': (server) =>
    convert(server, ['logIn'], 'password', Array.isArray, String),

  'A number as a title is kept as a text': (server) =>
    convert(server, ['save', 'update'], 'title', isNumber, String),

  'A number as a title gives 500': (server) => crashUnlessText(server, ['save', 'update'], 'title'),
  'A number as a username gives 500': (server) => crashUnlessText(server, ['register'], 'username'),
  'A list as a prompt gives 500 at a generation': (server) => crashUnlessText(server, ['generate'], 'prompt'),

  'The text "false" as isPublic publishes a save': (server) =>
    convert(server, ['save'], 'isPublic', isText, Boolean),

  'The text "false" as isPublic publishes an update': (server) =>
    convert(server, ['update'], 'isPublic', isText, Boolean),

  'The number 1 as isPublic publishes a save': (server) =>
    convert(server, ['save'], 'isPublic', (value) => value === 1, Boolean),

  'A save without isPublic is public': (server) =>
    server.changeBody(['save'], (body) => ({ ...body, isPublic: body['isPublic'] ?? true })),

  'A registration without confirmPassword passes': (server) =>
    server.changeBody(['register'], (body) => ({ confirmPassword: body['password'], ...body })),

  'A list with a pack in it is taken for the pack': (server) =>
    convert(server, ['buy'], 'packageId', Array.isArray, String),

  'The name of a method of objects is taken for a pack': (server) =>
    server.changeBody(['buy'], (body) =>
      String(body['packageId']) in Object.prototype ? { ...body, packageId: 'starter' } : body,
    ),

  'A body that is null gives 500': (server) =>
    server.before(WRITES, ({ body }) => {
      if (String(body) === 'null') crash("Cannot read properties of null (reading 'title')");
    }),

  'A body that is a list gives 500': (server) =>
    server.before(WRITES, ({ body }) => {
      if (String(body).startsWith('[')) crash('expected an object');
    }),

  'The answer to a log-in has the hash of the password': (server) =>
    server.changeAnswer(['logIn'], (user) => ({ ...user, passwordHash: HASH })),

  'The own list has its user in each item, with the hash of the password': (server) => {
    const { accounts } = server.store;
    server.changeAnswer(['list'], (item) => {
      const owner = accounts.find(({ id }) => id === item['userId']);
      return { ...item, user: owner && { ...server.behaviour.describeAccount(owner), password: HASH } };
    });
  },

  'The gallery has the e-mail of the maker, for whoever is signed in': (server) =>
    server.changeAnswer(['gallery'], (item, request) => {
      const maker = server.store.creations.get(String(item['id']))?.userId;
      const email = server.store.accounts.find(({ id }) => id === maker)?.email;
      return server.viewerOf(request) ? { ...item, contact: email } : item;
    }),

  'HEAD of the own list needs no session': ({ app }) =>
    app.addHook('onRequest', async ({ method, url }, reply) => {
      if (method === 'HEAD' && url === '/api/creations') return reply.send([]);
    }),

  'A part of the own list needs no session': ({ app, store }) =>
    app.addHook('onRequest', async (request, reply) => {
      if (!request.headers.range || request.url !== '/api/creations') return;
      const [first = ''] = JSON.stringify([...store.creations.values()]);
      return reply.code(206).header('Content-Range', 'bytes 0-0/*').send(first);
    }),
});
