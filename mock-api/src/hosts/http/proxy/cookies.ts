/** Browsers keep a cookie with this prefix from https only. */
const SECURE_PREFIX = /^__(?:Host|Secure)-/i;
const RENAMED = 'proxied.';

/**
 * A `Set-Cookie` of the target as a browser on http://localhost keeps it. `undefined` for a cookie of a foreign domain,
 * which no browser keeps.
 */
export function toOwnCookie(setCookie: string, target: URL): string | undefined {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const valueOf = (attribute: string) => /^domain=\.?(.*)$/i.exec(attribute)?.[1];
  const domain = attributes.map(valueOf).findLast((value) => value);
  if (domain && !isWithin(target.hostname, domain.toLowerCase())) return undefined;
  const base = target.pathname.replace(/\/$/, '');
  const kept = attributes
    .filter((attribute) => !/^(?:domain=|secure$|partitioned$)/i.test(attribute))
    // `None` is for https only.
    .map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'))
    .map((attribute) =>
      attribute.replace(/^path=(.*)$/i, (all, path: string) =>
        base && path.startsWith(base) ? `Path=${path.slice(base.length) || '/'}` : all,
      ),
    );
  return [SECURE_PREFIX.test(pair) ? RENAMED + pair : pair, ...kept].join('; ');
}

/** The pairs of a `Cookie` header with the names that the target gave them. */
export function toTargetCookies(header: string | null): string[] {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.filter(Boolean).map((pair) => {
    const name = pair.startsWith(RENAMED) ? pair.slice(RENAMED.length) : '';
    return SECURE_PREFIX.test(name) ? name : pair;
  });
}

/** Whether a host may set cookies for a domain: its own, or one above it with a dot. */
function isWithin(host: string, domain: string): boolean {
  return host === domain || (domain.includes('.') && host.endsWith(`.${domain}`));
}
