import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, isInSrgb, type Oklch } from './contrast';
import { CONTRAST_PAIRS, readThemes, THEME_NAMES } from './contrast-pairs';

const here = import.meta.url;
const css = readFileSync(new URL('tokens.css', here), 'utf8');

const THEMES = readThemes(css);

const CASES = THEME_NAMES.flatMap((theme) =>
  CONTRAST_PAIRS.flatMap(([need, ink, grounds]) => grounds.map((ground) => ({ theme, ink, ground, need }))),
);

const COLOURS = THEME_NAMES.flatMap((theme) =>
  [...THEMES[theme]].map(([name, colour]) => ({ theme, name, colour })),
);

function colour(theme: keyof typeof THEMES, name: string): Oklch {
  const found = THEMES[theme].get(name);
  if (found === undefined) throw new Error(`${theme} has no colour ${name}`);
  return found;
}

test.each(CASES)('$theme: $ink on $ground has a contrast of $need', ({ theme, ink, ground, need }) => {
  expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(need);
});

test.each(COLOURS)('$theme: $name lies within sRGB', ({ colour: written }) => {
  expect(isInSrgb(written)).toBe(true);
});

test('both themes define the same colours', () => {
  expect([...THEMES.dark.keys()].sort()).toEqual([...THEMES.light.keys()].sort());
});

test('black on white has the maximum contrast', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21);
});

test('a colour outside sRGB is detected', () => {
  expect(isInSrgb([0.6, 0.35, 150])).toBe(false);
});
