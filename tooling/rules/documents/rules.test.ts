import { expect, test } from 'vitest';
import { findBrokenLinks, findLength, findMissingPaths } from './rules.ts';

const LINKED = ['docs/adr/0006-screens.md', 'README.md'];
const findLinks = (markdown: string) =>
  findBrokenLinks(markdown, 'docs/adr', (file) => LINKED.includes(file));

test.each([
  '[an ADR](0006-screens.md), [the README](../../README.md#production)',
  '[a site](https://example.com/a.md), [below](#below), [a story](?path=/docs/button--docs)',
  '`[code](gone.md)`\n```md\n[more](gone.md)\n```',
])('links to files that exist, and to other places, pass: %s', (markdown) => {
  expect(findLinks(markdown)).toEqual([]);
});

test('a link to a file that is not there is reported', () => {
  expect(findLinks('See [`one`](gone.md#part) and [two](../../README.md).')).toEqual([
    expect.stringContaining('gone.md'),
  ]);
});

const NAMED = ['apps/web/src/app.css', 'docs/guides', 'packages/ui/src/*.ts'];
const findPaths = (markdown: string) => findMissingPaths(markdown, (pattern) => NAMED.includes(pattern));

test.each([
  '`apps/web/src/app.css` and `docs/guides`',
  '`packages/ui/src/<name>.ts`',
  '`apps/web/dist`, `apps/web/.env.local`',
  '`gone.ts` beside it, `npm run gone`',
  '```sh\n`apps/gone.ts`\n```',
])('paths that exist, and what is written later, pass: %s', (markdown) => {
  expect(findPaths(markdown)).toEqual([]);
});

test('a path of a file that moved is reported', () => {
  expect(findPaths('See `apps/web/src/app.css` and `tooling/gone.ts`.')).toEqual([
    expect.stringContaining('tooling/gone.ts'),
  ]);
});

const words = (count: number) => '| word '.repeat(count);

test.each([
  ['README.md', 600],
  ['CONTRIBUTING.md', 700],
  ['AGENTS.md', 300],
  ['docs/adr/0001-any.md', 400],
  ['tooling/gate/README.md', 120],
])('%s has at most %i words', (file, limit) => {
  expect(findLength(file, words(limit))).toEqual([]);
  expect(findLength(file, words(limit + 1))).toEqual([expect.stringContaining(`of at most ${limit}`)]);
});

test('a guide may be longer', () => {
  expect(findLength('docs/guides/deploy.md', words(5000))).toEqual([]);
});
