import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Plant, Server } from '../behaviour';
import type { Account } from '../model';
import { isRecord } from '../rules';

export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
type Fields = Record<string, unknown>;

export const USER = 'GET /api/user';
export const REGISTER = 'POST /api/register';
export const LOG_IN = 'POST /api/login';
export const LOG_OUT = 'POST /api/logout';
export const LANGUAGE = 'PUT /api/user/language';
export const LIST = 'GET /api/creations';
export const GALLERY = 'GET /api/gallery';
export const SAVE = 'POST /api/creations';
export const UPDATE = 'PUT /api/creations/:id';
export const DELETE = 'DELETE /api/creations/:id';
export const GENERATE = 'POST /api/generate';
export const BUY = 'POST /api/create-token-checkout';
export const SUBSCRIBE = 'POST /api/create-checkout-session';

export const PRIVATE: readonly Call[] = [
  USER,
  LANGUAGE,
  LIST,
  SAVE,
  UPDATE,
  DELETE,
  GENERATE,
  BUY,
  SUBSCRIBE,
];
export const WRITES: readonly Call[] = [REGISTER, LOG_IN, LANGUAGE, SAVE, UPDATE, GENERATE, BUY, SUBSCRIBE];
/** Those that belong to one user. */
export const PERSONAL: readonly Call[] = [REGISTER, LOG_IN, LOG_OUT, ...PRIVATE];
export const CALLS: readonly Call[] = [GALLERY, ...PERSONAL];
/** The calls that answer a user. */
export const USERS: readonly Call[] = [USER, REGISTER, LOG_IN, LANGUAGE];

/** The same fault, planted in one call at a time. */
export const inEach = (
  calls: readonly Call[],
  name: (call: Call) => string,
  plant: (server: Server, calls: readonly Call[]) => void,
): Record<string, Plant> =>
  Object.fromEntries(calls.map((call) => [name(call), (server: Server) => plant(server, [call])]));

export const isOneOf = (calls: readonly Call[], { method, routeOptions }: FastifyRequest): boolean =>
  calls.some((call) => call === `${method} ${routeOptions.url}`);

/** The body of a request. A body that is not an object counts as empty. */
export function bodyOf({ body }: FastifyRequest): Fields {
  try {
    const parsed: unknown = JSON.parse(String(body));
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** The account that is signed in, if any. */
export function viewerOf({ sessions }: Server, request: FastifyRequest): Account | undefined {
  try {
    return sessions.require(request);
  } catch {
    return undefined;
  }
}

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

/** Changes the status of answers. */
export function changeStatus({ app }: Server, calls: readonly Call[], from: number, to: number): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode === from && isOneOf(calls, request)) reply.code(to);
    return payload;
  });
}

/** Acts on each answer of the calls, for example on its headers. */
export function afterAnswer(
  { app }: Server,
  calls: readonly Call[],
  act: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.addHook('onSend', async (request, reply) => {
    if (isOneOf(calls, request)) act(request, reply);
  });
}

/** An unhandled error: the response is a 500. */
export function crash(reason: string): never {
  throw new Error(reason);
}

/** The time that a query of a database takes. */
export const query = (): Promise<void> => wait(12);
