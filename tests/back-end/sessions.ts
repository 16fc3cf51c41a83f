import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './model';
import { DAY_MS, refuse, TEXT } from './rules';

const COOKIE = 'sid';
const SESSION_MS = 30 * DAY_MS;
const COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/', secure: 'auto' } as const;

export interface Sessions {
  start: (request: FastifyRequest, reply: FastifyReply, account: Account) => void;
  end: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The account that is signed in; refuses the request if there is none. */
  require: (request: FastifyRequest) => Account;
}

export function createSessions(): Sessions {
  const sessions = new Map<string, { account: Account; expires: number }>();
  const readId = (request: FastifyRequest): string => request.cookies[COOKIE] ?? '';

  return {
    start(request, reply, account) {
      sessions.delete(readId(request)); // signing in always gives a new session
      const id = randomBytes(32).toString('base64url');
      sessions.set(id, { account, expires: Date.now() + SESSION_MS });
      reply.setCookie(COOKIE, id, { ...COOKIE_OPTIONS, maxAge: SESSION_MS / 1000 });
    },

    end(request, reply) {
      sessions.delete(readId(request));
      reply.clearCookie(COOKIE, COOKIE_OPTIONS);
    },

    require(request) {
      const id = readId(request);
      const session = sessions.get(id);
      if (!session) return refuse(401, TEXT.signedOut);
      if (session.expires < Date.now()) {
        sessions.delete(id);
        return refuse(401, TEXT.signedOut);
      }
      return session.account;
    },
  };
}
