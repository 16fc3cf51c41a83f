import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What compresses. Pictures, films and fonts are compressed already. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt']);

/** @type {Record<string, (file: Buffer) => Buffer>} */
const ENCODERS = {
  br: (file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (file) => gzipSync(file),
};

/** Keeps what it has compressed once, as long as the file stays the same. */
export function createCompressor() {
  /** @type {Map<string, Buffer>} */
  const kept = new Map();
  /**
   * A file as a browser that accepts some encodings should get it.
   * @param {string} file
   * @param {string} accepted the request's Accept-Encoding
   * @returns {{ encoding: string, body: Buffer } | undefined} nothing where the file is best sent as it is
   */
  return (file, accepted) => {
    const encoding = Object.keys(ENCODERS).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    if (!encoding || !TEXT.has(extname(file))) return undefined;
    const key = `${encoding} ${statSync(file).mtimeMs} ${file}`;
    const body = kept.get(key) ?? ENCODERS[encoding]?.(readFileSync(file));
    if (!body) return undefined;
    kept.set(key, body);
    return { encoding, body };
  };
}
