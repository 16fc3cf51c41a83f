import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, isInSrgb, readColours, type Oklch } from './contrast';

const here = import.meta.url;
const css = readFileSync(new URL('tokens.css', here), 'utf8');

const TEXT = 4.5;
const EDGE = 3;

const shared = readColours(css, /^:root \{([\s\S]*?)\n\}/m);
const THEMES = {
  light: new Map([...shared, ...readColours(css, /^:root,\n\.light \{([\s\S]*?)\n\}/m)]),
  dark: new Map([...shared, ...readColours(css, /^\.dark \{([\s\S]*?)\n\}/m)]),
};
const THEME_NAMES = ['light', 'dark'] as const;

const PAIRS: readonly (readonly [need: number, ink: string, grounds: readonly string[]])[] = [
  [TEXT, 'ink', ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'accent-soft']],
  [TEXT, 'ink-muted', ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'accent-soft']],
  [TEXT, 'ink-faint', ['surface', 'surface-raised', 'surface-sunken']],
  [TEXT, 'surface', ['ink']],
  [TEXT, 'on-accent', ['accent', 'accent-hover', 'accent-2']],
  [TEXT, 'accent-ink', ['surface', 'surface-raised', 'surface-sunken', 'accent-soft']],
  [TEXT, 'accent-2-ink', ['surface']],
  [TEXT, 'on-danger', ['danger', 'danger-hover']],
  [TEXT, 'danger-ink', ['surface-raised', 'surface-hover', 'danger-soft']],
  [TEXT, 'danger-on-light', ['on-danger']],
  [TEXT, 'success', ['surface-raised', 'success-soft']],
  [TEXT, 'warning', ['surface-raised', 'warning-soft']],
  [TEXT, 'media-ink', ['on-media', 'on-media-muted']],
  [EDGE, 'danger', ['surface']],
  [EDGE, 'line-strong', ['surface', 'surface-raised', 'surface-sunken']],
  [EDGE, 'focus', ['surface', 'surface-raised', 'surface-sunken']],
  [EDGE, 'accent-line', ['surface-raised', 'surface-sunken', 'accent-soft']],
  [EDGE, 'accent', ['surface-raised']],
];

const CASES = THEME_NAMES.flatMap((theme) =>
  PAIRS.flatMap(([need, ink, grounds]) => grounds.map((ground) => ({ theme, ink, ground, need }))),
);

const COLOURS = THEME_NAMES.flatMap((theme) =>
  [...THEMES[theme]].map(([name, colour]) => ({ theme, name, colour })),
);

function colour(theme: keyof typeof THEMES, name: string): Oklch {
  const found = THEMES[theme].get(name);
  if (found === undefined) throw new Error(`${theme} has no colour ${name}`);
  return found;
}

test.each(CASES)('$theme: $ink stands out from $ground by $need', ({ theme, ink, ground, need }) => {
  expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(need);
});

test.each(COLOURS)('$theme: $name can be shown on every screen', ({ colour: written }) => {
  expect(isInSrgb(written)).toBe(true);
});

test('both themes name the same colours', () => {
  expect([...THEMES.dark.keys()].sort()).toEqual([...THEMES.light.keys()].sort());
});

test('black and white are as far apart as can be', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21);
});

test('a colour that no screen shows is found', () => {
  expect(isInSrgb([0.6, 0.35, 150])).toBe(false);
});
