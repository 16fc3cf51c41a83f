import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readThemes } from '../../packages/ui/src/styles/contrast-pairs';
import type { Token } from '../../packages/ui/src/styles/parse-tokens';
import { readTokens, type ThemedToken } from './tokens';

const css = readFileSync(new URL('../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8');
const tokens = readTokens(css);

const rows = Object.entries<readonly (Token | ThemedToken)[]>(tokens).flatMap(([page, list]) =>
  list.map((token) => ({ page, token })),
);

test('every row of a foundation page has the values of all its columns', () => {
  const empty = rows.flatMap(({ page, token }) =>
    Object.entries({ ...token, note: 'may be empty' }).flatMap(([field, text]) =>
      text === '' ? [`${page}: ${token.name} has no ${field}`] : [],
    ),
  );
  expect(empty).toEqual([]);
});

test('every page has rows', () => {
  const empty = Object.entries(tokens).flatMap(([page, list]) => (list.length === 0 ? [page] : []));
  expect(empty).toEqual([]);
});

test('every colour of both themes is on the page', () => {
  const { light, dark } = readThemes(css);
  const shown = [...tokens.colours, ...tokens.onMedia].map(({ name }) => name);
  for (const name of [...light.keys(), ...dark.keys()]) expect(shown).toContain(name);
});

test('every token of the stylesheet is on a page, except for line heights and scheme', () => {
  const shown = new Set(rows.map(({ token }) => token.name));
  const declared = new Set([...css.matchAll(/--ui-([\w-]+):/g)].map(([, name = '']) => name));
  const left = [...declared].filter((name) => !shown.has(name) && !/^(leading-|scheme$)/.test(name));
  expect(left).toEqual([]);
});
