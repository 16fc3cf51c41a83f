import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@product/domain';
import { ROOT } from '@tooling/gate/processes.mjs';

interface Index {
  entries: Record<string, { id: string; type: string }>;
}

const list = (names: string | undefined) => names?.split(',').map((name) => name.trim());

const index: Index = JSON.parse(readFileSync(join(ROOT, 'storybook-static/index.json'), 'utf8'));

/** Parts of the ids of the stories to check: `STORIES=gallery,button`. Default: all stories. */
const parts = list(process.env['STORIES']);

export const stories = Object.values(index.entries)
  .filter(({ type, id }) => type === 'story' && (parts?.some((part) => id.includes(part)) ?? true))
  .map(({ id }) => id);

/** `LANGUAGES=ar,de`. Default: all languages. */
export const languages = list(process.env['LANGUAGES']) ?? LANGUAGES;
