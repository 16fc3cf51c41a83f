import { expect, test } from 'vitest';
import { findBrokenLinks } from './links.ts';

const FILES = ['docs/adr/0006-screens.md', 'README.md'];
const find = (markdown: string) => findBrokenLinks(markdown, 'docs/adr', (file) => FILES.includes(file));

test.each([
  '[an ADR](0006-screens.md), [the README](../../README.md#production)',
  '[a site](https://example.com/a.md), [below](#below), [a story](?path=/docs/button--docs)',
  '`[code](gone.md)`\n```md\n[more](gone.md)\n```',
])('links to files that exist, and to other places, pass: %s', (markdown) => {
  expect(find(markdown)).toEqual([]);
});

test('a link to a file that is not there is reported', () => {
  expect(find('See [`one`](gone.md#part) and [two](../../README.md).')).toEqual([
    expect.stringContaining('gone.md'),
  ]);
});
