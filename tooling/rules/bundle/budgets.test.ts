import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { measurePages } from './budgets.ts';
import { isMet } from '@tooling/gate/figures.ts';

/** Random text of `count` kB in base64, which gzip compresses to about three quarters. */
const kilobytes = (count: number) => randomBytes(Math.round(count * 750)).toString('base64');

const SITE = {
  'index.html': '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  'assets/index-1.js': `${kilobytes(60)};import"./base-2.js"`,
  'assets/base-2.js': kilobytes(70),
  'assets/landing.screen-3.js': 'import"./base-2.js";',
  'assets/gallery.screen-4.js': 'import"./base-2.js";import"./grid-5.js"',
  'assets/grid-5.js': kilobytes(20),
  'assets/index-6.css': kilobytes(10),
};

test('a build within its budgets is listed page by page', () => {
  const { figures, violations } = measurePages(SITE, { home: 145, more: 45, styles: 14 });
  expect(violations).toEqual([]);
  expect(figures.every(isMet)).toBe(true);
  expect(figures).toHaveLength(3);
  expect(figures[0]).toMatchObject({ name: 'JavaScript of /', atMost: 145 });
  expect(figures[0]?.value).toBeCloseTo(97.5, -1);
  expect(figures[1]).toMatchObject({ name: 'JavaScript of gallery.screen beyond that', atMost: 45 });
  expect(figures[1]?.value).toBeCloseTo(15, -1);
});

test.each([
  { budgets: { home: 50, more: 45, styles: 14 }, exceeded: 'JavaScript of /' },
  { budgets: { home: 145, more: 5, styles: 14 }, exceeded: 'JavaScript of gallery.screen beyond that' },
  { budgets: { home: 145, more: 45, styles: 3 }, exceeded: 'styles' },
])('a budget is exceeded: $exceeded', ({ budgets, exceeded }) => {
  const { figures } = measurePages(SITE, budgets);
  expect(figures.filter((figure) => !isMet(figure)).map(({ name }) => name)).toEqual([exceeded]);
});

test('a build in which the first page or the styles cannot be found is reported', () => {
  expect(measurePages({ 'index.html': '' }).violations).toEqual([
    'No file of landing.screen was found.',
    'No stylesheet was found.',
  ]);
});
