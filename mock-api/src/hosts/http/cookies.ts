import { parse, serialize } from 'hono/utils/cookie';
import type { CookieJar } from '../../route';

const NAME = 'session';

/** The jar of whoever sent a request: the browser keeps the token, out of its scripts' reach. */
export interface BrowserJar extends CookieJar {
  /** What the answer's `Set-Cookie` says; `undefined` if the session is the one that came. */
  readonly setCookie: string | undefined;
}

/** @param header the request's `Cookie` */
export function cookieJar(header: string | null): BrowserJar {
  const came = parse(header ?? '', NAME)[NAME] ?? null;
  let session = came;
  return {
    get session() {
      return session;
    },
    set session(token) {
      session = token;
    },
    get setCookie() {
      return session === came ? undefined : sessionCookie(session);
    },
  };
}

/** @param token `null` takes the cookie away */
export function sessionCookie(token: string | null): string {
  return serialize(NAME, token ?? '', {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    ...(token === null && { maxAge: 0 }),
  });
}
