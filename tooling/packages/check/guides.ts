import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guidesOf } from '../copy-guides.ts';

/**
 * Finds guides that the README of a packed package names and that it lacks. Returns one sentence for each.
 * @param home the unpacked package
 */
export const findMissingGuides = (home: string): string[] =>
  guidesOf(readFileSync(join(home, 'README.md'), 'utf8'))
    .filter((name) => !existsSync(join(home, 'guides', name)))
    .map((name) => `${home}/README.md names guides/${name}, which is not packed.`);
