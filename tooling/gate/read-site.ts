import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents by path. */
export type Texts = Record<string, string>;

/** The text files of a built site. */
export function readSite(folder: string): Texts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|d\.ts|css|html|json|webmanifest|xml|txt|map)$/.test(file));
  return Object.fromEntries(texts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
