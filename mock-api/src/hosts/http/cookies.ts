import { parse, serialize } from 'hono/utils/cookie';
import type { CookieJar } from '../../route';

const NAME = 'session';

/** The jar of whoever sent a request: the browser keeps the token, out of its scripts' reach. */
export class BrowserJar implements CookieJar {
  session: string | null;
  readonly #came: string | null;

  /** @param header the request's `Cookie` */
  constructor(header: string | null) {
    this.#came = header === null ? null : (parse(header, NAME)[NAME] ?? null);
    this.session = this.#came;
  }

  /** What the answer's `Set-Cookie` says; `undefined` if the session is the one that came. */
  get setCookie(): string | undefined {
    return this.session === this.#came ? undefined : sessionCookie(this.session);
  }
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
