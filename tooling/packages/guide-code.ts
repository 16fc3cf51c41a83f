import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';

/** Where the guides say that the Storybook is. */
const PUBLISHED = 'https://storybook.example.com';

/** The code in a language that a guide shows for a Storybook, for one at another address. */
export function guideCode(guide: string, language: string, site: string): string {
  const text = readFileSync(join(ROOT, 'docs/guides', guide), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^ *\`\`\`${language}\\n(.*?)^ *\`\`\`$`, 'gms'))];
  const code = blocks.map(([, block = '']) => block).find((block) => block.includes(PUBLISHED));
  if (!code) throw new Error(`${guide} shows no ${language} for ${PUBLISHED}.`);
  return code.replace(PUBLISHED, site);
}
