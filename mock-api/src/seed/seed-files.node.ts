import { readFile } from 'node:fs/promises';
import type { Bytes } from '../media/media-renderer';

/** Reads a seeded picture by file name; `undefined` if there is none. */
export async function readSeedPicture(file: string): Promise<Bytes | undefined> {
  if (!/^[\w-]+\.jpg$/.test(file)) return undefined;
  try {
    return new Uint8Array(await readFile(new URL(`./pictures/${file}`, import.meta.url)));
  } catch {
    return undefined;
  }
}
