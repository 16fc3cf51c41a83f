import { toOwnCookie } from './cookies';

/** Headers of one connection (RFC 9110, section 7.6.1), and what `fetch` writes itself. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
];

export interface Addresses {
  target: URL;
  /** The proxy's origin, as this request called it. */
  own: string;
  /** The origin of an app that the target does not know. Its calls are sent as those of the target's own pages. */
  app?: string | undefined;
}

export function toTargetHeaders(
  sent: Headers,
  cookies: readonly string[],
  { target, own, app }: Addresses,
): Headers {
  const headers = withoutConnection(sent);
  // `fetch` decodes what is encoded nevertheless.
  headers.set('accept-encoding', 'identity');
  headers.delete('x-mock-fault');
  headers.delete('cookie');
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  for (const name of ['origin', 'referer']) {
    const address = headers.get(name) ?? '';
    const from = [own, app].find((origin) => origin && isOf(origin, address));
    if (from) headers.set(name, target.origin + address.slice(from.length));
  }
  return headers;
}

/** The headers of the target's response for the client, without its cookies. */
export function toOwnHeaders(received: Headers, { target, own }: Addresses): Headers {
  const headers = withoutConnection(received);
  headers.delete('set-cookie');
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  const location = headers.get('location') ?? '';
  const base = target.href.replace(/\/$/, '');
  if (isOf(base, location)) headers.set('location', own + location.slice(base.length));
  return headers;
}

export function ownCookies(received: Headers, target: URL): string[] {
  return received.getSetCookie().flatMap((cookie) => toOwnCookie(cookie, target) ?? []);
}

/** Replaces the origin of media and checkouts in JSON, so that they pass through the proxy. PHP escapes the slashes. */
export function moveAddresses(json: string, from: string, to: string): string {
  const origin = from.replace(/[.[\]]/g, '\\$&').replaceAll('/', '\\\\?/');
  const field = new RegExp(`("(?:imageUrl|mediaUrl|url)"\\s*:\\s*")${origin}(?=\\\\?/)`, 'g');
  return json.replace(field, (_, start: string) => start + to);
}

function withoutConnection(all: Headers): Headers {
  const headers = new Headers(all);
  const named =
    headers
      .get('connection')
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  for (const name of [...OF_CONNECTION, ...named]) if (/^[\w-]+$/.test(name)) headers.delete(name);
  return headers;
}

const isOf = (origin: string, address: string) => address === origin || address.startsWith(`${origin}/`);
