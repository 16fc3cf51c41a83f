/**
 * Origins that are not the app's: one of a stranger, that of a page without an origin, and those that a comparison of
 * beginnings, endings, patterns or hosts takes for the app's. On a developer's machine, any port may be the app's.
 */
export function foreignOrigins(app: string): string[] {
  const { protocol, hostname, port } = new URL(app);
  const origin = (host: string) => `${protocol}//${host}${port && `:${port}`}`;
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const isLocal = hostname === 'localhost' || isAddress;
  const origins = [
    'https://attacker.invalid',
    'null',
    origin(`${hostname}.attacker.invalid`),
    `${origin(hostname)}.attacker.invalid`,
    ...(isAddress ? [] : [origin(`attacker${hostname}`)]),
    ...(isLocal ? [] : [`${protocol}//${hostname}:${port === '8443' ? '9443' : '8443'}`]),
    ...(!isLocal && protocol === 'https:' ? [`http://${hostname}${port && `:${port}`}`] : []),
    ...(!isAddress && hostname.includes('.') ? [origin(hostname.replace('.', 'x'))] : []),
  ];
  return [...new Set(origins)];
}
