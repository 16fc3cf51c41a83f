import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { designTokens, TOKENS_RESOLVER } from './design-tokens.ts';
import { UI } from './entries.ts';

const only = (declaration: string) => designTokens(`:root { ${declaration} }`).base;

test.each([
  ['--ui-line: oklch(0.905 0.006 85);', 'color', { colorSpace: 'oklch', components: [0.905, 0.006, 85] }],
  [
    '--ui-overlay: oklch(0.2 0.012 285 / 0.5);',
    'color',
    { colorSpace: 'oklch', components: [0.2, 0.012, 285], alpha: 0.5 },
  ],
  ['--ui-page: 80rem;', 'dimension', { value: 80, unit: 'rem' }],
  ['--ui-gutter: clamp(1rem, 0.4rem + 2.6vw, 2.5rem);', 'dimension', { value: 2.5, unit: 'rem' }],
  ['--ui-fast: 120ms;', 'duration', { value: 120, unit: 'ms' }],
  ['--ui-ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);', 'cubicBezier', [0.2, 0.8, 0.2, 1]],
  ['--ui-leading-xs: 1.45;', 'number', 1.45],
  ['--ui-tracking-body: -0.005em;', 'number', -0.005],
  [
    "--ui-font-sans:\n 'Geist Variable', system-ui,\n sans-serif;",
    'fontFamily',
    ['Geist Variable', 'system-ui', 'sans-serif'],
  ],
  [
    '--ui-elevation-2: 0 1px 2px oklch(0 0 0 / 0.35), 0 10px 28px -8px oklch(0.1 0 0);',
    'shadow',
    [
      {
        color: { colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.35 },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 1, unit: 'px' },
        blur: { value: 2, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
      {
        color: { colorSpace: 'oklch', components: [0.1, 0, 0] },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 10, unit: 'px' },
        blur: { value: 28, unit: 'px' },
        spread: { value: -8, unit: 'px' },
      },
    ],
  ],
  [
    '--ui-scrim: linear-gradient(to top, oklch(0.12 0.01 285) , oklch(0.12 0.01 285 / 0) 45%);',
    'gradient',
    [
      { color: { colorSpace: 'oklch', components: [0.12, 0.01, 285] }, position: 0 },
      { color: { colorSpace: 'oklch', components: [0.12, 0.01, 285], alpha: 0 }, position: 0.45 },
    ],
  ],
])('%s is a %s', (css, $type, $value) => {
  expect(Object.values(only(css))).toEqual([expect.objectContaining({ $type, $value })]);
});

test('a value that the format cannot express is kept as CSS, and a comment is a description', () => {
  expect(only('--ui-gutter: clamp(1rem, 2vw, 3rem); /* page edges */').gutter).toEqual({
    $type: 'dimension',
    $value: { value: 3, unit: 'rem' },
    $description: 'page edges',
    $extensions: { 'com.product.css': 'clamp(1rem, 2vw, 3rem)' },
  });
});

test('a value of another kind is refused by name', () => {
  expect(() => only('--ui-odd: calc(1px + 1vw);')).toThrow('--ui-odd is calc(1px + 1vw)');
});

test('every token is converted, and both themes have the same tokens', () => {
  const css = readFileSync(join(UI, 'src/styles/tokens.css'), 'utf8');
  const { base, light, dark } = designTokens(css);
  const declared = css.match(/^\s*--ui-(?!scheme)[\w-]+:/gm)?.length;
  expect([base, light, dark].flatMap((set) => Object.keys(set))).toHaveLength(declared ?? 0);
  expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted());
  expect(Object.keys(light).length).toBeGreaterThan(30);
});

test('the resolver names sets that the tokens have', () => {
  const tokens = designTokens(readFileSync(join(UI, 'src/styles/tokens.css'), 'utf8'));
  const sets = [...JSON.stringify(TOKENS_RESOLVER).matchAll(/tokens\.json#\/(\w+)/g)].map(([, set]) => set);
  expect(sets.toSorted()).toEqual(Object.keys(tokens).toSorted());
});
