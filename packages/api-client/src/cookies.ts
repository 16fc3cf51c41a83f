export interface Cookie {
  name: string;
  value: string;
  httpOnly: boolean;
  /** Sent only to this path and below. */
  path: string;
  sameSite: string;
}

/** By name and path: two cookies that differ in one of them do not replace each other. */
export type Cookies = ReadonlyMap<string, Cookie>;

/** The `Cookie` header of a request, longer paths first. Empty if no cookie is for its path. */
export function cookieHeader(cookies: Cookies, { pathname }: URL): string {
  return [...cookies.values()]
    .filter(({ path }) => isBelow(pathname, path))
    .toSorted((one, other) => other.path.length - one.path.length)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

/**
 * Stores the cookies of a response as a browser does (RFC 6265, section 5.3): not those of another domain, nor `Secure`
 * ones over plain http (except on this machine), nor `SameSite=None` without `Secure`.
 */
export function storeCookies(cookies: Map<string, Cookie>, lines: readonly string[], url: URL): void {
  for (const line of lines) {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = (/^([^=]*)=(.*)$/.exec(pair) ?? []).slice(1).map((part) => part.trim());
    const attributes = new Map(rest.map((attribute) => readAttribute(attribute)));
    if (!isAccepted(attributes, url)) continue;
    const path = pathOf(attributes, url);
    const key = `${name};${path}`;
    if (isExpired(attributes)) cookies.delete(key);
    else
      cookies.set(key, {
        name,
        value,
        httpOnly: attributes.has('httponly'),
        path,
        sameSite: attributes.get('samesite')?.toLowerCase() ?? '',
      });
  }
}

type Attributes = ReadonlyMap<string, string>;

function readAttribute(attribute: string): [string, string] {
  const [, name = attribute, value = ''] = /^([^=]*)=(.*)$/.exec(attribute) ?? [];
  return [name.trim().toLowerCase(), value.trim()];
}

function isAccepted(attributes: Attributes, { hostname, protocol }: URL): boolean {
  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase();
  if (domain && hostname !== domain && !hostname.endsWith(`.${domain}`)) return false;
  const isSecure = attributes.has('secure');
  if (isSecure && protocol === 'http:' && !isLoopback(hostname)) return false;
  return isSecure || attributes.get('samesite')?.toLowerCase() !== 'none';
}

const isLoopback = (hostname: string) => /^(.*\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);

/** Without the attribute it is the folder of the request's path. */
function pathOf(attributes: Attributes, { pathname }: URL): string {
  const path = attributes.get('path') ?? '';
  return path.startsWith('/') ? path : pathname.replace(/\/[^/]*$/, '') || '/';
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/** `Max-Age` takes precedence over `Expires`. */
function isExpired(attributes: Attributes): boolean {
  const maxAge = attributes.get('max-age') ?? '';
  if (/^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  return Date.parse(attributes.get('expires') ?? '') <= Date.now();
}
