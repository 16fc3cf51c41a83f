import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Texts = Record<string, string>;

/** The paths of everything in a built site. */
export const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** The contents of its text files, by their paths. */
export function readSite(folder: string): Texts {
  const texts = filesOf(folder).filter((file) =>
    /\.(js|d\.ts|css|html|json|webmanifest|xml|txt|map)$/.test(file),
  );
  return Object.fromEntries(texts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
