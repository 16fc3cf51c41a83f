import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../behaviour';
import type { Account } from '../model';
import { refuse, TEXT } from '../rules';
import { faultsOf } from './fault';
import {
  before,
  bodyOf,
  type Call,
  changeAnswer,
  crash,
  GALLERY,
  LANGUAGE,
  LOG_IN,
  LOG_OUT,
  REGISTER,
  USER,
  viewerOf,
} from './hooks';

const YEAR_MS = 31_536_000_000;

const idOf = ({ behaviour }: Server, request: FastifyRequest): string =>
  behaviour.readCookie(request, behaviour.cookie.name);

function setId({ behaviour, store }: Server, reply: FastifyReply, id: string, account: Account): void {
  const { name, ...options } = behaviour.cookie;
  store.sessions.set(id, { account, expires: Date.now() + YEAR_MS });
  reply.setCookie(name, id, options);
}

/** Whether a cookie of a session was sent, though there is no such session. */
const isStale = (server: Server, request: FastifyRequest): boolean =>
  idOf(server, request) !== '' && !server.store.sessions.has(idOf(server, request));

/** Starts a session of the account that a body names, before the call is handled. */
const signInByName = (server: Server, call: Call) =>
  before(server, [call], (request, reply) => {
    const { username } = bodyOf(request);
    if (typeof username !== 'string') return;
    const account = server.behaviour.findAccount(server.store, 'username', username);
    if (account) server.sessions.start(request, reply, account);
  });

const refuseStale = (server: Server, calls: readonly Call[]) =>
  before(server, calls, (request) => {
    if (isStale(server, request)) refuse(401, TEXT.signedOut);
  });

/** Keeps a copy of the language in each session. */
function keepLanguages(server: Server, { inAccount }: { inAccount: boolean }): void {
  const { store } = server;
  const { start } = server.sessions;
  const languages = new Map<string, string>();
  server.sessions.start = (request, reply, account) => {
    start(request, reply, account);
    const id = [...store.sessions.keys()].at(-1) ?? '';
    languages.set(id, account.language);
  };
  changeAnswer(server, [LANGUAGE], (user, request) => {
    languages.set(idOf(server, request), String(user['language']));
    const account = viewerOf(server, request);
    if (account && !inAccount) account.language = 'en';
    return user;
  });
  changeAnswer(server, [USER], (user, request) => ({
    ...user,
    language: languages.get(idOf(server, request)),
  }));
}

export const sessions = faultsOf('K7', {
  'A log-in adopts the id that the browser brings': (server) => {
    const { start } = server.sessions;
    server.sessions.start = (request, reply, account) => {
      const id = idOf(server, request);
      if (id) setId(server, reply, id, account);
      else start(request, reply, account);
    };
  },

  'A visitor has a session, whose id lives on after the log-in': (server) => {
    const { createSessionId } = server.behaviour;
    const { start } = server.sessions;
    const visitors = new Set<string>();
    before(server, [GALLERY, USER], (request, reply) => {
      if (idOf(server, request)) return;
      const { name, ...options } = server.behaviour.cookie;
      const id = createSessionId({} as Account);
      visitors.add(id);
      reply.setCookie(name, id, options);
    });
    server.sessions.start = (request, reply, account) => {
      const id = idOf(server, request);
      if (visitors.has(id)) setId(server, reply, id, account);
      else start(request, reply, account);
    };
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

  'A cookie that cannot be decoded gives 500': ({ app }) => {
    app.addHook('onRequest', async ({ headers }) => {
      decodeURIComponent(headers.cookie ?? '');
    });
  },

  'A session cookie that the server has not signed gives 500': (server) => {
    before(server, [USER], (request) => {
      if (isStale(server, request)) crash('jwt malformed');
    });
  },

  'A cookie of an ended session gives 500 in the gallery': (server) => {
    before(server, [GALLERY], (request) => {
      if (isStale(server, request)) crash("Cannot read properties of null (reading 'id')");
    });
  },

  'A cookie of an ended session makes the gallery answer 401': (server) => refuseStale(server, [GALLERY]),

  'A cookie of an ended session makes a log-in answer 401': (server) => refuseStale(server, [LOG_IN]),

  'A cookie of an ended session makes a registration answer 401': (server) => refuseStale(server, [REGISTER]),

  "An empty session cookie is somebody's": (server) => {
    const { require } = server.sessions;
    server.sessions.require = (request) => {
      const hasCookie = (request.headers.cookie ?? '').includes(`${server.behaviour.cookie.name}=`);
      const [account] = server.store.accounts;
      return hasCookie && idOf(server, request) === '' && account ? account : require(request);
    };
  },

  'The beginning of an id is enough': ({ behaviour, store }) => {
    const { readCookie } = behaviour;
    behaviour.readCookie = (request, name) => {
      const sent = readCookie(request, name);
      return (sent && [...store.sessions.keys()].find((id) => id.startsWith(sent))) || sent;
    };
  },

  'A cookie with another name before that of the session signs out': ({ behaviour }) => {
    behaviour.readCookie = (request, name) => {
      const [first = ''] = (request.headers.cookie ?? '').split(';');
      return first.startsWith(`${name}=`) ? first.slice(name.length + 1) : '';
    };
  },

  'A cookie with quotation marks of another program gives 500': ({ app }) => {
    app.addHook('onRequest', async ({ headers }) => {
      if (/[{"]/.test(headers.cookie ?? '')) crash('Illegal cookie character');
    });
  },

  'The cookie is sent to the log-in only': ({ behaviour }) => {
    behaviour.cookie = { ...behaviour.cookie, path: '/api/login' };
  },

  'The cookie is of another domain': ({ behaviour }) => {
    behaviour.cookie = { ...behaviour.cookie, domain: 'other.example' };
  },

  "A refusal with 401 opens the browser's own dialog": ({ app }) => {
    app.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 401) reply.header('WWW-Authenticate', 'Basic realm="api"');
    });
  },

  'A user has the id of the session': (server) =>
    changeAnswer(server, [USER], (user, request) => ({ ...user, note: idOf(server, request) })),

  'The id of a session in the address opens it': ({ behaviour }) => {
    const { readCookie } = behaviour;
    behaviour.readCookie = (request, name) =>
      readCookie(request, name) || String((request.query as Record<string, unknown>)[name] ?? '');
  },

  'A log-out only deletes the cookie': (server) => {
    server.sessions.end = (_request, reply) => {
      const { name, ...options } = server.behaviour.cookie;
      reply.clearCookie(name, options);
    };
  },

  'A log-out ends the sessions of everybody': (server) => {
    const { end } = server.sessions;
    server.sessions.end = (request, reply) => {
      end(request, reply);
      server.store.sessions.clear();
    };
  },

  'A log-out without a session gives 500': (server) =>
    before(server, [LOG_OUT], (request) => {
      if (!viewerOf(server, request)) crash("Cannot read properties of undefined (reading 'destroy')");
    }),

  'A log-out without a session is answered with 401': (server) =>
    before(server, [LOG_OUT], (request) => {
      server.sessions.require(request);
    }),

  'The language lives in the session alone': (server) => keepLanguages(server, { inAccount: false }),

  'A session has a copy of its user, made at the log-in': (server) =>
    keepLanguages(server, { inAccount: true }),

  'A log-in of somebody else in a browser that is signed in changes nothing': (server) => {
    const { start } = server.sessions;
    server.sessions.start = (request, reply, account) => {
      if (!viewerOf(server, request)) start(request, reply, account);
    };
  },

  'A log-in of somebody else keeps the id of the session': (server) => {
    const { start } = server.sessions;
    server.sessions.start = (request, reply, account) => {
      if (viewerOf(server, request)) setId(server, reply, idOf(server, request), account);
      else start(request, reply, account);
    };
  },

  'A registration of a name that is taken signs in to it': (server) => signInByName(server, REGISTER),

  'A log-in with a wrong password signs in, and is answered with 401': (server) =>
    signInByName(server, LOG_IN),

  'A new log-in ends the sessions of other accounts': (server) => {
    const { start } = server.sessions;
    server.sessions.start = (request, reply, account) => {
      server.store.sessions.clear();
      start(request, reply, account);
    };
  },

  'The cookie can be read by scripts': ({ behaviour }) => {
    behaviour.cookie = { ...behaviour.cookie, httpOnly: false };
  },

  'A log-out can be a link: GET is accepted': ({ app, sessions }) => {
    app.get('/api/logout', (request, reply) => {
      sessions.end(request, reply);
      return reply.redirect('/', 302);
    });
  },

  'The case of the id of a session does not matter': ({ behaviour, store }) => {
    const { readCookie } = behaviour;
    behaviour.readCookie = (request, name) => {
      const sent = readCookie(request, name);
      return [...store.sessions.keys()].find((id) => id.toLowerCase() === sent.toLowerCase()) ?? sent;
    };
  },
});
