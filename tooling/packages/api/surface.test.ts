import { expect, test } from 'vitest';
import { compare, readSurface } from './surface.ts';

const of = (code: string) => readSurface({ 'index.md': `# @product/ui\n\n\`\`\`ts\n${code}\n\`\`\`\n` });
const listed = (lines: string) => readSurface({ 'entries.md': lines });
const nothing = { added: [], removed: [], changed: [] };

const BUTTON = 'export interface ButtonProps {\n    size?: Size;\n    label: string;\n}';

test('added, removed and changed exports are listed', () => {
  const before = of(
    `export function Button(): Element;\n\nexport const GAP = 4;\n\nexport type Size = 'sm';`,
  );
  const after = of(`export const GAP = 5;\n\nexport type Size = 'sm';\n\nexport class Link {\n}`);
  expect(compare(before, after)).toEqual({
    added: ['@product/ui Link'],
    removed: ['@product/ui Button'],
    changed: ['@product/ui GAP'],
  });
  expect(compare(before, before)).toEqual(nothing);
});

test('a renamed export is listed by its exported name', () => {
  const before = of('function Generator_2(): Element;\nexport { Generator_2 as Generator }');
  expect(compare(before, of(''))).toEqual({ ...nothing, removed: ['@product/ui Generator'] });
});

test('an overload is part of its function', () => {
  const one = 'export function pick(name: string): void;';
  expect(compare(of(one), of(`${one}\n\nexport function pick(name: number): void;`))).toEqual({
    ...nothing,
    changed: ['@product/ui pick'],
  });
});

test('a new optional member is an addition; a required, removed or different one is a change', () => {
  const changed = { ...nothing, changed: ['@product/ui ButtonProps'] };
  const change = (from: string, to: string) => compare(of(BUTTON), of(BUTTON.replace(from, to)));
  expect(change('    label', '    wide?: boolean;\n    label')).toEqual({
    ...nothing,
    added: ['@product/ui ButtonProps'],
  });
  expect(change('    label', '    wide: boolean;\n    label')).toEqual(changed);
  expect(change('    size?: Size;\n', '')).toEqual(changed);
  expect(change('label: string', 'label: number')).toEqual(changed);
});

test('a type that exports refer to counts when it changes, not when it is added or removed', () => {
  expect(compare(of('type Gap = 4;'), of('type Gap = 5;')).changed).toEqual(['@product/ui Gap']);
  expect(compare(of('type Gap = 4;'), of(''))).toEqual(nothing);
  expect(compare(of('type Gap = 4;'), of('export type Gap = 4;')).added).toEqual(['@product/ui Gap']);
  expect(compare(of('export type Gap = 4;'), of('type Gap = 4;')).removed).toEqual(['@product/ui Gap']);
});

test('the numbers that API Extractor gives to equal names do not count', () => {
  const before = of('export type DialogProps = Props<typeof Dialog_2>;');
  expect(compare(before, of('export type DialogProps = Props<typeof Dialog_3>;'))).toEqual(nothing);
});

test('entries and their names are part of the surface', () => {
  const before = listed(
    '- `@product/ui/button`: `Button`, `ButtonProps`\n- `@product/ui/page.css`: a file\n',
  );
  expect(compare(before, listed('- `@product/ui/button`: `Button`, `Link`\n'))).toEqual({
    added: ['@product/ui/button Link'],
    removed: ['@product/ui/button ButtonProps', '@product/ui/page.css'],
    changed: [],
  });
});
