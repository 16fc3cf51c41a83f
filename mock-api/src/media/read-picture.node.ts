import { readFile } from 'node:fs/promises';
import type { Bytes } from './request';

/** Reads a ready picture by file name; `undefined` if there is none. */
export async function readPicture(file: string): Promise<Bytes | undefined> {
  if (!/^[\w-]+\.(jpg|webp)$/.test(file)) return undefined;
  try {
    return new Uint8Array(await readFile(new URL(`./pictures/${file}`, import.meta.url)));
  } catch {
    return undefined;
  }
}
