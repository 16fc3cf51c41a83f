import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Behaviour, Sessions } from './behaviour';
import type { Store } from './model';
import { DAY_MS, refuse, TEXT } from './rules';

const SESSION_MS = 30 * DAY_MS;

export const COOKIE = { name: 'sid', httpOnly: true, sameSite: 'lax', path: '/', secure: 'auto' } as const;

export const createSessionId = (): string => randomBytes(32).toString('base64url');

export const readCookie = (request: FastifyRequest, name: string): string => request.cookies[name] ?? '';

export function createSessions({ sessions }: Store, behaviour: Behaviour): Sessions {
  const readId = (request: FastifyRequest) => behaviour.readCookie(request, behaviour.cookie.name);

  return {
    start(request, reply, account) {
      sessions.delete(readId(request)); // signing in always gives a new session
      const id = behaviour.createSessionId(account);
      sessions.set(id, { account, expires: Date.now() + SESSION_MS });
      const { name, ...options } = behaviour.cookie;
      reply.setCookie(name, id, { ...options, maxAge: SESSION_MS / 1000 });
    },

    end(request, reply) {
      sessions.delete(readId(request));
      const { name, ...options } = behaviour.cookie;
      reply.clearCookie(name, options);
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
