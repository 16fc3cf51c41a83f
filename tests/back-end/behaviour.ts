import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Creation, Store } from './model';
import type { Passwords } from './passwords';
import type { MediaType } from './rules';

type Body = Record<string, unknown>;
type Eventually<Value> = Value | Promise<Value>;

/** The steps of the server that a fault or a variation can replace. */
export interface Behaviour {
  /** The origins that may call with cookies. */
  listOrigins: (request: FastifyRequest) => readonly string[];
  /** @param origin of the page that sends the request */
  acceptsWrite: (request: FastifyRequest, origin: string | undefined) => boolean;

  cookie: CookieSerializeOptions & { name: string };
  createSessionId: (account: Account) => string;
  readCookie: (request: FastifyRequest, name: string) => string;

  findAccount: (store: Store, field: 'username' | 'email', value: string) => Account | undefined;
  addAccount: (store: Store, account: Account, body: Body) => Eventually<void>;
  describeAccount: (account: Account) => object;

  listOwn: (store: Store, account: Account, request: FastifyRequest) => Creation[];
  listGallery: (store: Store, request: FastifyRequest) => Creation[];
  addCreation: (store: Store, creation: Creation, body: Body) => Eventually<void>;
  changeCreation: (store: Store, edited: Creation, body: Body) => Eventually<void>;
  removeCreation: (store: Store, creation: Creation) => Eventually<void>;

  /** To videos and 4K. */
  hasAccess: (account: Account) => boolean;
  /** Takes the price, and returns how to give it back. */
  charge: (account: Account, mediaType: MediaType) => Eventually<() => void>;
}

export interface Sessions {
  start: (request: FastifyRequest, reply: FastifyReply, account: Account) => void;
  end: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The account that is signed in; refuses the request if there is none. */
  require: (request: FastifyRequest) => Account;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly behaviour: Behaviour;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly store: Store;
}
