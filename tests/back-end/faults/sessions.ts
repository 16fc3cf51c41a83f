import type { FastifyRequest } from 'fastify';
import type { Account } from '../model';
import { refuse, TEXT } from '../rules';
import { faultsOf } from './fault';
import { bodyOf, type Call, crash, type PlantedServer, replace } from '../hooks';

const YEAR_MS = 31_536_000_000;

/** Signs in under the id that the request brings, if a condition holds. */
function keepIdIf(server: PlantedServer, isKept: (request: FastifyRequest) => boolean): void {
  const { behaviour, store } = server;
  replace(server.sessions, 'start', (start) => (request, reply, account) => {
    if (!isKept(request)) return start(request, reply, account);
    const { name, ...options } = behaviour.cookie;
    const id = server.sessionOf(request);
    store.sessions.set(id, { account, expires: Date.now() + YEAR_MS });
    reply.setCookie(name, id, options);
  });
}

/** Starts a session of the account that a body names, before the call is handled. */
const signInByName = (server: PlantedServer, call: Call) =>
  server.before([call], (request, reply) => {
    const { username } = bodyOf(request);
    if (typeof username !== 'string') return;
    const account = server.behaviour.findAccount(server.store, 'username', username);
    if (account) server.sessions.start(request, reply, account);
  });

const signedOut = () => refuse(401, TEXT.signedOut);

/** Acts where a cookie of a session was sent, though there is no such session. */
const ifStale = (server: PlantedServer, call: Call, act: () => never) =>
  server.before([call], (request) => {
    const id = server.sessionOf(request);
    if (id !== '' && !server.store.sessions.has(id)) act();
  });

/** Takes an id that resembles the sent one for it. */
const findId = ({ behaviour, store }: PlantedServer, matches: (id: string, sent: string) => boolean) =>
  replace(behaviour, 'readCookie', (read) => (request, name) => {
    const sent = read(request, name);
    return (sent && [...store.sessions.keys()].find((id) => matches(id, sent))) || sent;
  });

function keepLanguages(server: PlantedServer, { inAccount }: { inAccount: boolean }): void {
  const languages = new Map<string, string>();
  replace(server.sessions, 'start', (start) => (request, reply, account) => {
    start(request, reply, account);
    const id = [...server.store.sessions.keys()].at(-1) ?? '';
    languages.set(id, account.language);
  });
  server.changeAnswer(['language'], (user, request) => {
    languages.set(server.sessionOf(request), String(user['language']));
    const account = server.viewerOf(request);
    if (account && !inAccount) account.language = 'en';
    return user;
  });
  server.changeAnswer(['user'], (user, request) => ({
    ...user,
    language: languages.get(server.sessionOf(request)),
  }));
}

export const sessions = faultsOf('K7', {
  'A log-in adopts the id that the browser brings': (server) =>
    keepIdIf(server, (request) => server.sessionOf(request) !== ''),

  'A visitor has a session, whose id lives on after the log-in': (server) => {
    const visitors = new Set<string>();
    server.before(['gallery', 'user'], (request, reply) => {
      if (server.sessionOf(request)) return;
      const { name, ...options } = server.behaviour.cookie;
      const id = server.behaviour.createSessionId({} as Account);
      visitors.add(id);
      reply.setCookie(name, id, options);
    });
    keepIdIf(server, (request) => visitors.has(server.sessionOf(request)));
  },

  'The ids of sessions count up': ({ behaviour }) => {
    let last = 1041;
    behaviour.createSessionId = () => String((last += 1));
  },

  'The id of a session is the id of the account': ({ behaviour }) => {
    behaviour.createSessionId = ({ id }) => Buffer.from(id).toString('base64url');
  },

  'The id of a session is the time': ({ behaviour }) => {
    let last = 0;
    behaviour.createSessionId = () => (last = Math.max(Date.now(), last + 1)).toString(16);
  },

  'A cookie that cannot be decoded gives 500': ({ app }) =>
    app.addHook('onRequest', async ({ headers }) => {
      decodeURIComponent(headers.cookie ?? '');
    }),

  'A session cookie that the server has not signed gives 500': (server) =>
    ifStale(server, 'user', () => crash('jwt malformed')),

  'A cookie of an ended session gives 500 in the gallery': (server) =>
    ifStale(server, 'gallery', () => crash("Cannot read properties of null (reading 'id')")),

  'A cookie of an ended session makes the gallery answer 401': (server) =>
    ifStale(server, 'gallery', signedOut),
  'A cookie of an ended session makes a log-in answer 401': (server) => ifStale(server, 'logIn', signedOut),
  'A cookie of an ended session makes a registration answer 401': (server) =>
    ifStale(server, 'register', signedOut),

  "An empty session cookie is somebody's": (server) =>
    replace(server.sessions, 'require', (require) => (request) => {
      const hasCookie = (request.headers.cookie ?? '').includes(`${server.behaviour.cookie.name}=`);
      const [account] = server.store.accounts;
      return hasCookie && server.sessionOf(request) === '' && account ? account : require(request);
    }),

  'The beginning of an id is enough': (server) => findId(server, (id, sent) => id.startsWith(sent)),

  'The case of the id of a session does not matter': (server) =>
    findId(server, (id, sent) => id.toLowerCase() === sent.toLowerCase()),

  'A cookie with another name before that of the session signs out': ({ behaviour }) => {
    behaviour.readCookie = (request, name) => {
      const [first = ''] = (request.headers.cookie ?? '').split(';');
      return first.startsWith(`${name}=`) ? first.slice(name.length + 1) : '';
    };
  },

  'A cookie with quotation marks of another program gives 500': ({ app }) =>
    app.addHook('onRequest', async ({ headers }) => {
      if (/[{"]/.test(headers.cookie ?? '')) crash('Illegal cookie character');
    }),

  'The cookie is sent to the log-in only': ({ behaviour }) => {
    behaviour.cookie = { ...behaviour.cookie, path: '/api/login' };
  },

  'The cookie is of another domain': ({ behaviour }) => {
    behaviour.cookie = { ...behaviour.cookie, domain: 'other.example' };
  },

  "A refusal with 401 opens the browser's own dialog": ({ onSend }) =>
    onSend((_request, reply) => {
      if (reply.statusCode === 401) reply.header('WWW-Authenticate', 'Basic realm="api"');
    }),

  'A user has the id of the session': (server) =>
    server.changeAnswer(['user'], (user, request) => ({ ...user, note: server.sessionOf(request) })),

  'The id of a session in the address opens it': ({ behaviour }) =>
    replace(
      behaviour,
      'readCookie',
      (read) => (request, name) =>
        read(request, name) || String((request.query as Record<string, unknown>)[name] ?? ''),
    ),

  'A log-out only deletes the cookie': (server) => {
    server.sessions.end = (_request, reply) => {
      const { name, ...options } = server.behaviour.cookie;
      reply.clearCookie(name, options);
    };
  },

  'A log-out ends the sessions of everybody': ({ sessions, store }) =>
    replace(sessions, 'end', (end) => (request, reply) => {
      end(request, reply);
      store.sessions.clear();
    }),

  'A log-out without a session gives 500': (server) =>
    server.before(['logOut'], (request) => {
      if (!server.viewerOf(request)) crash("Cannot read properties of undefined (reading 'destroy')");
    }),

  'A log-out without a session is answered with 401': (server) =>
    server.before(['logOut'], (request) => {
      server.sessions.require(request);
    }),

  'The language lives in the session alone': (server) => keepLanguages(server, { inAccount: false }),

  'A session has a copy of its user, made at the log-in': (server) =>
    keepLanguages(server, { inAccount: true }),

  'A log-in of somebody else in a browser that is signed in changes nothing': (server) =>
    replace(server.sessions, 'start', (start) => (request, reply, account) => {
      if (!server.viewerOf(request)) start(request, reply, account);
    }),

  'A log-in of somebody else keeps the id of the session': (server) =>
    keepIdIf(server, (request) => server.viewerOf(request) !== undefined),

  'A registration of a name that is taken signs in to it': (server) => signInByName(server, 'register'),

  'A log-in with a wrong password signs in, and is answered with 401': (server) =>
    signInByName(server, 'logIn'),

  'A new log-in ends the sessions of other accounts': (server) =>
    server.onSignIn(() => server.store.sessions.clear()),

  'A log-in that is refused ends the session that was there': (server) =>
    server.before(['logIn'], (request) => {
      server.store.sessions.delete(server.sessionOf(request));
    }),

  'A log-in on a fourth device ends the session of the first': (server) =>
    server.onSignIn((account) => {
      const { sessions } = server.store;
      const own = [...sessions].flatMap(([id, session]) => (session.account === account ? id : []));
      for (const id of own.slice(0, -2)) sessions.delete(id);
    }),

  'The cookie can be read by scripts': ({ behaviour }) => {
    behaviour.cookie = { ...behaviour.cookie, httpOnly: false };
  },

  'A log-out can be a link: GET is accepted': ({ app, sessions }) => {
    app.get('/api/logout', (request, reply) => {
      sessions.end(request, reply);
      return reply.redirect('/', 302);
    });
  },
});
