import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BASELINES } from './files.ts';

/** Mode → hash of the picture. */
export type Hashes = Record<string, string>;

/** The accepted pictures, as hashes, and the browser that took them. */
export interface Baselines {
  browser: string;
  stories: Record<string, Hashes>;
}

export const readBaselines = (file = BASELINES): Baselines =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { browser: '', stories: {} };

export const writeBaselines = (baselines: Baselines, file = BASELINES) =>
  writeFileSync(file, formatBaselines(baselines));

/** One line for each story, in the order of their ids: a diff of the file lists the changed stories. */
export function formatBaselines({ browser, stories }: Baselines): string {
  const lines = Object.entries(stories)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([story, hashes]) => `    ${JSON.stringify(story)}: ${JSON.stringify(hashes)}`);
  return `{\n  "browser": ${JSON.stringify(browser)},\n  "stories": {\n${lines.join(',\n')}\n  }\n}\n`;
}
