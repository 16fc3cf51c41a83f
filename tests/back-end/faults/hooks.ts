import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Plant, Server } from '../behaviour';
import type { Account, Creation } from '../model';
import { isRecord } from '../rules';

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

/** The same fault, planted in one call at a time. */
export const inEach = (
  calls: readonly Call[],
  name: (route: string) => string,
  plant: (server: Server, calls: readonly Call[]) => void,
): Record<string, Plant> =>
  Object.fromEntries(calls.map((call) => [name(ROUTES[call]), (server: Server) => plant(server, [call])]));

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

export function viewerOf({ sessions }: Server, request: FastifyRequest): Account | undefined {
  try {
    return sessions.require(request);
  } catch {
    return undefined;
  }
}

/** The id of the session that a request names, or an empty text. */
export const sessionOf = ({ behaviour }: Server, request: FastifyRequest): string =>
  behaviour.readCookie(request, behaviour.cookie.name);

export function endSessions({ store }: Server, account: Account | undefined): void {
  for (const [id, session] of store.sessions) if (session.account === account) store.sessions.delete(id);
}

/** The account that a log-in names. */
export function namedAccount({ behaviour, store }: Server, request: FastifyRequest): Account | undefined {
  const { username, email } = bodyOf(request);
  if (typeof email === 'string') return behaviour.findAccount(store, 'email', email.trim());
  return typeof username === 'string' ? behaviour.findAccount(store, 'username', username.trim()) : undefined;
}

/** Replaces a step of the server. The new one may do the earlier one. */
export function replace<Steps extends object, Name extends keyof Steps>(
  steps: Steps,
  name: Name,
  change: (step: Steps[Name]) => Steps[Name],
): void {
  steps[name] = change(steps[name]);
}

/** Acts on each new creation before it is stored. */
export const onSave = ({ behaviour }: Server, act: (creation: Creation, body: Fields) => void): void =>
  replace(behaviour, 'addCreation', (add) => (store, creation, body) => {
    act(creation, body);
    return add(store, creation, body);
  });

/** Replaces what an update stores. */
export const onUpdate = (
  { behaviour }: Server,
  change: (edited: Creation, stored: Creation | undefined, body: Fields) => Creation,
): void =>
  replace(
    behaviour,
    'changeCreation',
    (store) => (data, edited, body) => store(data, change(edited, data.creations.get(edited.id), body), body),
  );

/** Acts on each creation before it is deleted. */
export const onDelete = ({ behaviour }: Server, act: (creation: Creation) => void): void =>
  replace(behaviour, 'removeCreation', (remove) => (store, creation) => {
    act(creation);
    return remove(store, creation);
  });

export const changeOwn = (
  { behaviour }: Server,
  change: (creations: Creation[], account: Account, request: FastifyRequest) => Creation[],
): void =>
  replace(
    behaviour,
    'listOwn',
    (list) => (store, account, request) => change(list(store, account, request), account, request),
  );

export const changeGallery = (
  { behaviour }: Server,
  change: (creations: Creation[], request: FastifyRequest) => Creation[],
): void =>
  replace(behaviour, 'listGallery', (list) => (store, request) => change(list(store, request), request));

/** Acts on each new account before it is stored. */
export const onRegistration = ({ behaviour }: Server, act: (account: Account, body: Fields) => void): void =>
  replace(behaviour, 'addAccount', (add) => (store, account, body) => {
    act(account, body);
    return add(store, account, body);
  });

/** Acts on the account before its session starts. */
export const onSignIn = (
  { sessions }: Server,
  act: (account: Account, request: FastifyRequest) => void,
): void =>
  replace(sessions, 'start', (start) => (request, reply, account) => {
    act(account, request);
    start(request, reply, account);
  });

/** Acts before a call is handled. What is sent here is the answer. */
export function before(
  { app }: Server,
  calls: readonly Call[],
  act: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.addHook('preHandler', async (request, reply) => {
    if (isOneOf(calls, request)) await act(request, reply);
    if (reply.sent) return reply;
  });
}

/** Changes the body of a request before it is read. Only a JSON object is changed. */
export function changeBody(
  server: Server,
  calls: readonly Call[],
  change: (body: Fields, request: FastifyRequest) => Fields,
): void {
  before(server, calls, (request) => {
    const body = bodyOf(request);
    if (Object.keys(body).length > 0) request.body = JSON.stringify(change(body, request));
  });
}

/** Changes one text of a body. Another value is kept. */
export function changeText(
  server: Server,
  calls: readonly Call[],
  field: string,
  change: (text: string) => unknown,
): void {
  changeBody(server, calls, (body) => {
    const text = body[field];
    return typeof text === 'string' ? { ...body, [field]: change(text) } : body;
  });
}

export function changePasswords(
  server: Server,
  calls: readonly Call[],
  change: (password: string) => string,
): void {
  for (const field of ['password', 'confirmPassword']) changeText(server, calls, field, change);
}

/** Changes the JSON of successful answers, or of the items of a list. */
export function changeAnswer(
  { app }: Server,
  calls: readonly Call[],
  change: (fields: Fields, request: FastifyRequest) => unknown,
): void {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    if (reply.statusCode > 299 || !isOneOf(calls, request)) return payload;
    if (Array.isArray(payload)) return payload.map((item: Fields) => change(item, request));
    return isRecord(payload) ? change(payload, request) : payload;
  });
}

export function changeStatus({ app }: Server, calls: readonly Call[], from: number, to: number): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode === from && isOneOf(calls, request)) reply.code(to);
    return payload;
  });
}

/** Acts on every answer, also on those to preflight requests. */
export const onSend =
  (act: (request: FastifyRequest, reply: FastifyReply) => void): Plant =>
  ({ app }) =>
    void app.addHook('onSend', async (request, reply) => act(request, reply));

/** Acts on each answer of the calls, for example on its headers. */
export const afterAnswer = (
  server: Server,
  calls: readonly Call[],
  act: (request: FastifyRequest, reply: FastifyReply) => void,
): void =>
  onSend((request, reply) => {
    if (isOneOf(calls, request)) act(request, reply);
  })(server);

/** An unhandled error: the response is a 500. */
export function crash(reason: string): never {
  throw new Error(reason);
}

/** The time that a query of a database takes. */
export const query = (): Promise<void> => wait(12);
