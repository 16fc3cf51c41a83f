import { expect, test } from 'vitest';
import { isCurrent } from './is-current';

test('a link to the same path is current', () => {
  expect(isCurrent('/gallery', '/gallery')).toBe(true);
});

test('queries, fragments and a last slash are ignored', () => {
  expect(isCurrent('/gallery?tab=community', '/gallery/#top')).toBe(true);
});

test('the path of a router that keeps it in the fragment counts', () => {
  expect(isCurrent('#/gallery?tab=community', '#/gallery')).toBe(true);
  expect(isCurrent('#/gallery', '#/pricing')).toBe(false);
});

test('a link to the home page is current only on that page', () => {
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/', '/gallery')).toBe(false);
});

test('a path that only shares a prefix is not current', () => {
  expect(isCurrent('/gallery', '/gallery-rules')).toBe(false);
});

test('no link is current while the page is unknown', () => {
  expect(isCurrent('/', undefined)).toBe(false);
});
