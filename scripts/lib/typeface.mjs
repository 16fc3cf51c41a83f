import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { UI } from './ui-package/entries.mjs';

const STYLES = join(UI, 'src/styles');
const WHOLE = join(UI, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');

/** The first file of the typeface, which pages preload. */
export const FIRST_FILE = join(STYLES, 'typeface/geist-first.woff2');

/** The weights that the library has. */
const WEIGHTS = { min: 400, max: 600 };
/** Pairs, tabular figures, and letters made of two. */
const FEATURES = ['kern', 'tnum', 'lnum', 'ccmp', 'locl'];

/** The letters that `fonts.css` wants in the first file. */
export function firstLetters() {
  const face = readFileSync(join(STYLES, 'fonts.css'), 'utf8').split('@font-face').at(-1) ?? '';
  const [, ranges = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    const count = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
  });
}

/** Those letters of the typeface alone. */
export const subsetTypeface = () =>
  subsetFont(readFileSync(WHOLE), firstLetters().join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
