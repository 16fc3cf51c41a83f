import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** File extensions to compress. Pictures, videos and fonts are compressed already. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt']);

const ENCODERS: Record<string, (file: Buffer) => Buffer> = {
  br: (file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (file) => gzipSync(file),
};

export function createCompressor() {
  const cache = new Map<string, Buffer>();
  /**
   * Compresses a file with the best encoding that the request accepts.
   * @param accepted the request's Accept-Encoding
   * @returns nothing if the file is to be sent uncompressed
   */
  return (file: string, accepted: string): { encoding: string; body: Buffer } | undefined => {
    const encoding = Object.keys(ENCODERS).find((name) => accepts(accepted, name));
    if (!encoding || !TEXT.has(extname(file))) return undefined;
    const key = `${encoding} ${statSync(file).mtimeMs} ${file}`;
    const body = cache.get(key) ?? ENCODERS[encoding]?.(readFileSync(file));
    if (!body) return undefined;
    cache.set(key, body);
    return { encoding, body };
  };
}

/** Whether an Accept-Encoding has the encoding, or `*`, with another weight than 0 (RFC 9110, section 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  const weights = new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
