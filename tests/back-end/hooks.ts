import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from './behaviour';
import type { Account, Creation } from './model';
import { isRecord } from './rules';

export type Fields = Record<string, unknown>;

const ROUTES = {
  user: 'GET /api/user',
  register: 'POST /api/register',
  logIn: 'POST /api/login',
  logOut: 'POST /api/logout',
  language: 'PUT /api/user/language',
  list: 'GET /api/creations',
  gallery: 'GET /api/gallery',
  save: 'POST /api/creations',
  update: 'PUT /api/creations/:id',
  delete: 'DELETE /api/creations/:id',
  generate: 'POST /api/generate',
  buy: 'POST /api/create-token-checkout',
  subscribe: 'POST /api/create-checkout-session',
} as const;

export type Call = keyof typeof ROUTES;

export const CALLS = Object.keys(ROUTES) as Call[];
const without = (...calls: Call[]) => CALLS.filter((call) => !calls.includes(call));
/** Those that belong to one user. */
export const PERSONAL = without('gallery');
export const PRIVATE = without('gallery', 'register', 'logIn', 'logOut');
/** Those that send a body. */
export const WRITES = without('user', 'list', 'gallery', 'logOut', 'delete');
/** Those that answer a user. */
export const USERS: readonly Call[] = ['user', 'register', 'logIn', 'language'];

type Act = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A server whose steps can be replaced, with hooks for what faults and variations do most. */
export type PlantedServer = ReturnType<typeof withHooks>;

/** Changes a server before its routes are added. */
export type Plant = (server: PlantedServer) => void;

/** The same fault, planted in one call at a time. */
export const inEach = (
  calls: readonly Call[],
  name: (route: string) => string,
  plant: (server: PlantedServer, calls: readonly Call[]) => void,
): Record<string, Plant> =>
  Object.fromEntries(
    calls.map((call): [string, Plant] => [name(ROUTES[call]), (server) => plant(server, [call])]),
  );

export const isOneOf = (calls: readonly Call[], { method, routeOptions }: FastifyRequest): boolean =>
  calls.some((call) => ROUTES[call] === `${method} ${routeOptions.url}`);

/** The body of a request. A body that is not an object counts as empty. */
export function bodyOf({ body }: FastifyRequest): Fields {
  try {
    const parsed: unknown = JSON.parse(String(body));
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Replaces a step of the server. The new one may do the earlier one. */
export function replace<Steps extends object, Name extends keyof Steps>(
  steps: Steps,
  name: Name,
  change: (step: Steps[Name]) => Steps[Name],
): void {
  steps[name] = change(steps[name]);
}

export function withHooks(server: Server) {
  const { app, behaviour, sessions, store } = server;

  function viewerOf(request: FastifyRequest): Account | undefined {
    try {
      return sessions.require(request);
    } catch {
      return undefined;
    }
  }

  /** Acts before a call is handled. What is sent here is the answer. */
  function before(calls: readonly Call[], act: Act): void {
    app.addHook('preHandler', async (request, reply) => {
      if (isOneOf(calls, request)) await act(request, reply);
      if (reply.sent) return reply;
    });
  }

  /** Changes the body of a request before it is read. Only a JSON object is changed. */
  function changeBody(
    calls: readonly Call[],
    change: (body: Fields, request: FastifyRequest) => Fields,
  ): void {
    before(calls, (request) => {
      const body = bodyOf(request);
      if (Object.keys(body).length > 0) request.body = JSON.stringify(change(body, request));
    });
  }

  /** Changes one text of a body. Another value is kept. */
  const changeText = (calls: readonly Call[], field: string, change: (text: string) => unknown): void =>
    changeBody(calls, (body) => {
      const text = body[field];
      return typeof text === 'string' ? { ...body, [field]: change(text) } : body;
    });

  return {
    ...server,
    viewerOf,
    before,
    changeBody,
    changeText,

    changePasswords(calls: readonly Call[], change: (password: string) => string): void {
      for (const field of ['password', 'confirmPassword']) changeText(calls, field, change);
    },

    /** Changes the JSON of successful answers, or of the items of a list. */
    changeAnswer(calls: readonly Call[], change: (fields: Fields, request: FastifyRequest) => unknown): void {
      app.addHook('preSerialization', async (request, reply, payload: unknown) => {
        if (reply.statusCode > 299 || !isOneOf(calls, request)) return payload;
        if (Array.isArray(payload)) return payload.map((item: Fields) => change(item, request));
        return isRecord(payload) ? change(payload, request) : payload;
      });
    },

    changeStatus(calls: readonly Call[], from: number, to: number): void {
      app.addHook('preSerialization', async (request, reply, payload) => {
        if (reply.statusCode === from && isOneOf(calls, request)) reply.code(to);
        return payload;
      });
    },

    /** Acts on every answer, also on those to preflight requests. */
    onSend(act: Act): void {
      app.addHook('onSend', async (request, reply) => void act(request, reply));
    },

    /** Acts on each answer of the calls, for example on its headers. */
    afterAnswer(calls: readonly Call[], act: Act): void {
      app.addHook('onSend', async (request, reply) => {
        if (isOneOf(calls, request)) act(request, reply);
      });
    },

    /** The id of the session that a request names, or an empty text. */
    sessionOf: (request: FastifyRequest): string => behaviour.readCookie(request, behaviour.cookie.name),

    endSessions(account: Account | undefined): void {
      for (const [id, session] of store.sessions) if (session.account === account) store.sessions.delete(id);
    },

    /** The account that a log-in names. */
    namedAccount(request: FastifyRequest): Account | undefined {
      const { username, email } = bodyOf(request);
      const [field, name] =
        typeof email === 'string' ? (['email', email] as const) : (['username', username] as const);
      return typeof name === 'string' ? behaviour.findAccount(store, field, name.trim()) : undefined;
    },

    /** Acts on each new creation before it is stored. */
    onSave: (act: (creation: Creation, body: Fields) => void): void =>
      replace(behaviour, 'addCreation', (add) => (data, creation, body) => {
        act(creation, body);
        return add(data, creation, body);
      }),

    /** Replaces what an update stores. */
    onUpdate: (change: (edited: Creation, stored: Creation | undefined, body: Fields) => Creation): void =>
      replace(
        behaviour,
        'changeCreation',
        (keep) => (data, edited, body) =>
          keep(data, change(edited, data.creations.get(edited.id), body), body),
      ),

    /** Acts on each creation before it is deleted. */
    onDelete: (act: (creation: Creation) => void): void =>
      replace(behaviour, 'removeCreation', (remove) => (data, creation) => {
        act(creation);
        return remove(data, creation);
      }),

    changeOwn: (
      change: (creations: Creation[], account: Account, request: FastifyRequest) => Creation[],
    ): void =>
      replace(
        behaviour,
        'listOwn',
        (list) => (data, account, request) => change(list(data, account, request), account, request),
      ),

    changeGallery: (change: (creations: Creation[], request: FastifyRequest) => Creation[]): void =>
      replace(behaviour, 'listGallery', (list) => (data, request) => change(list(data, request), request)),

    /** Acts on each new account before it is stored. */
    onRegistration: (act: (account: Account, body: Fields) => void): void =>
      replace(behaviour, 'addAccount', (add) => (data, account, body) => {
        act(account, body);
        return add(data, account, body);
      }),

    /** Acts on the account before its session starts. */
    onSignIn: (act: (account: Account, request: FastifyRequest) => void): void =>
      replace(sessions, 'start', (start) => (request, reply, account) => {
        act(account, request);
        start(request, reply, account);
      }),
  };
}

/** An unhandled error: the response is a 500. */
export function crash(reason: string): never {
  throw new Error(reason);
}

/** The time that a query of a database takes. */
export const query = (): Promise<void> => wait(12);
