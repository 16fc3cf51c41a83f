import { parse, serialize } from 'hono/utils/cookie';
import type { CookieStore } from '../../route';

const NAME = 'session';

/** Cookie store of a request's client: the browser keeps the token in a cookie that scripts cannot read. */
export class RequestCookieStore implements CookieStore {
  session: string | null;
  readonly #received: string | null;

  constructor(header: string | null) {
    this.#received = header === null ? null : (parse(header, NAME)[NAME] ?? null);
    this.session = this.#received;
  }

  /** The response's `Set-Cookie` header; `undefined` if the session is unchanged. */
  get setCookie(): string | undefined {
    return this.session === this.#received ? undefined : sessionCookie(this.session);
  }
}

/** @param token `null` deletes the cookie */
export function sessionCookie(token: string | null): string {
  return serialize(NAME, token ?? '', {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    ...(token === null && { maxAge: 0 }),
  });
}
