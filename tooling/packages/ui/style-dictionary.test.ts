import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toHex, type Oklch } from '../../../packages/ui/src/styles/contrast.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { temporaryFolder } from '@tooling/gate/testing.ts';
import { designTokens } from './design-tokens.ts';
import { UI } from './entries.ts';

const PROPERTY = /--ui-([\w-]+):\s*([^;]+);/g;
const PLAIN_COLOUR = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;
const css = readFileSync(join(UI, 'src/styles/tokens.css'), 'utf8');

/** The guide's program, in a project that has the tokens and Style Dictionary. Returns the CSS that it writes. */
function followGuide() {
  const [, program = ''] =
    /^```mjs\n(.*?)^```$/ms.exec(readFileSync(join(ROOT, 'docs/guides/use-the-tokens.md'), 'utf8')) ?? [];
  const library = 'node_modules/@product/ui';
  const project = temporaryFolder({
    [`${library}/package.json`]: '{ "name": "@product/ui", "exports": { "./tokens.json": "./tokens.json" } }',
    [`${library}/tokens.json`]: JSON.stringify(designTokens(css)),
    'build.mjs': program,
  });
  symlinkSync(
    join(dirname(fileURLToPath(import.meta.resolve('style-dictionary'))), '..'),
    join(project, 'node_modules/style-dictionary'),
  );
  execFileSync(process.execPath, ['build.mjs'], { cwd: project, stdio: 'pipe' });
  return (file: string) => properties(readFileSync(join(project, 'tokens', file), 'utf8'));
}

const properties = (text: string) =>
  new Map([...text.matchAll(PROPERTY)].map(([, name = '', value = '']) => [name, normal(value)]));

/** A value as both write it: colours as hexadecimal numbers, lengths with their unit, one space between parts. */
const normal = (value: string) => {
  const [, ...colour] = PLAIN_COLOUR.exec(value.trim()) ?? [];
  if (colour.length > 0) return toHex(colour.map(Number) as unknown as Oklch);
  return value
    .replace(/\s+/g, ' ')
    .replace(/'Geist'/g, 'Geist')
    .trim();
};

/** The properties of a block of tokens.css. */
const written = (selector: RegExp) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, name = '']) => selector.test(name))
    .flatMap(([, , body = '']) => [...properties(body)])
    .filter(([name]) => name !== 'scheme');

/** Style Dictionary writes four lengths and another notation of alpha; the colours are compared alone. */
const isComparable = ([, value]: [string, string]) => !/\/|^0 /.test(value) || /gradient/.test(value);

test('with the program of the guide, Style Dictionary writes the same stylesheet', () => {
  const read = followGuide();
  for (const [file, selector] of [
    ['light.css', /:root|\.light/],
    ['dark.css', /\.dark/],
  ] as const) {
    const made = read(file);
    const expected = written(selector);
    expect(expected.length).toBeGreaterThan(20);
    expect([...made.keys()].toSorted()).toEqual(expected.map(([name]) => name).toSorted());
    const compared = expected.filter(isComparable);
    expect(Object.fromEntries(compared.map(([name]) => [name, made.get(name)]))).toEqual(
      Object.fromEntries(compared),
    );
    expect([...made.values()].join()).not.toMatch(/object Object|undefined|NaN/);
  }
});
