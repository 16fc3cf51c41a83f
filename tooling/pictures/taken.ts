import { existsSync, readFileSync } from 'node:fs';
import type { Hashes } from './baselines.ts';
import { TAKEN_LIST } from './files.ts';
import type { TakenPicture } from './take-picture.ts';

export interface TakenStory {
  file: string;
  hashes: Hashes;
}

export interface Taken {
  browser: string;
  /** What the pictures added to the tests of all workers, in milliseconds. */
  ms: number;
  stories: Record<string, TakenStory>;
}

export const readTaken = (file = TAKEN_LIST): Taken =>
  gather(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parse) : []);

const parse = (line: string): TakenPicture => JSON.parse(line);

/** A story that was tried again has several pictures of a mode; the last one counts. */
export function gather(pictures: TakenPicture[]): Taken {
  const stories: Taken['stories'] = {};
  for (const { story, file, mode, hash } of pictures) {
    const taken = (stories[story] ??= { file, hashes: {} });
    taken.hashes[mode] = hash;
  }
  const ms = pictures.reduce((sum, picture) => sum + picture.ms, 0);
  return { browser: pictures[0]?.browser ?? '', ms, stories };
}
