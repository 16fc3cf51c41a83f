// The first file of the typeface, with the letters that fonts.css names for it. After those changed: npm run typeface
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain } from '@tooling/gate/processes.mjs';
import subsetFont from 'subset-font';
import { UI } from '@tooling/packages/ui/entries.ts';

const STYLES = join(UI, 'src/styles');
const FULL_FONT = join(UI, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');

/** The first file of the typeface, which pages preload. */
export const FIRST_FILE = join(STYLES, 'typeface/geist-first.woff2');

const WEIGHTS = { min: 400, max: 600 };
/** OpenType features: kerning, tabular and lining figures, composed and localised letters. */
const FEATURES = ['kern', 'tnum', 'lnum', 'ccmp', 'locl'];

/** The letters of the first file: those in the last `unicode-range` of `fonts.css`. */
export function firstLetters() {
  const face = readFileSync(join(STYLES, 'fonts.css'), 'utf8').split('@font-face').at(-1) ?? '';
  const [, ranges = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    const count = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
  });
}

export const subsetTypeface = () =>
  subsetFont(readFileSync(FULL_FONT), firstLetters().join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });

if (isMain(import.meta.url)) writeFileSync(FIRST_FILE, await subsetTypeface());
