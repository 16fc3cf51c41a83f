const EMBEDDED_IMAGE = /^data:image\/(png|jpe?g|webp|gif)[;,]/i;

/**
 * The address if media may be loaded from it: http(s), a path of the page's own origin, `blob:`, or a bitmap in a
 * `data:` address. Anything else is `undefined` and shown as broken media.
 */
export function safeMediaUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined;
  if (EMBEDDED_IMAGE.test(address)) return address;
  const base = globalThis.location?.href ?? 'http://localhost/';
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !['http:', 'https:', 'blob:'].includes(url.protocol)) return undefined;
  return url.username || url.password ? undefined : address;
}
