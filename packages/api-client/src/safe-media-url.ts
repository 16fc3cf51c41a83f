const EMBEDDED_IMAGE = /^data:image\/(?:a?png|jpe?g|webp|avif|gif|bmp)[;,]/i;

export interface MediaUrlOptions {
  /**
   * Origins that media may come from besides the page's own, such as `https://media.example`.
   * @default any origin
   */
  origins?: readonly string[] | undefined;
}

/**
 * Returns the URL if media may be loaded from it: http(s), a path on the page's own origin, `blob:`, or a bitmap in a
 * `data:` URL. Anything else is `undefined`, and shown as broken media.
 */
export function safeMediaUrl(address: unknown, { origins }: MediaUrlOptions = {}): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined;
  if (EMBEDDED_IMAGE.test(address)) return address;
  const base = globalThis.location?.href ?? 'http://localhost/';
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !['http:', 'https:', 'blob:'].includes(url.protocol) || url.username || url.password)
    return undefined;
  const allowed = !origins || origins.includes(url.origin) || url.origin === new URL(base).origin;
  return allowed ? address : undefined;
}
