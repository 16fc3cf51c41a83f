import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BASELINES } from './files.ts';

export type Hashes = Record<string, string>;

export interface Baselines {
  browser: string;
  /** When all stories were accepted in one run, as an ISO date. `npm test` compares what has changed since. */
  allAcceptedAt: string;
  stories: Record<string, Hashes>;
}

export const NO_BASELINES: Baselines = { browser: '', allAcceptedAt: '', stories: {} };

export const readBaselines = (): Baselines =>
  existsSync(BASELINES) ? JSON.parse(readFileSync(BASELINES, 'utf8')) : NO_BASELINES;

export const writeBaselines = (baselines: Baselines) => writeFileSync(BASELINES, formatBaselines(baselines));

/** One line for each story, in the order of their ids: a diff of the file lists the changed stories. */
export function formatBaselines({ stories, ...head }: Baselines): string {
  const lines = Object.entries(stories)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([story, hashes]) => `    ${JSON.stringify(story)}: ${JSON.stringify(hashes)}`);
  const fields = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},\n`);
  return `{\n${fields.join('')}  "stories": {\n${lines.join(',\n')}\n  }\n}\n`;
}
