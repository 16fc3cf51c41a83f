import { expect, test } from 'vitest';
import { isCurrent } from './is-current';

test('a link to the same path is current', () => {
  expect(isCurrent('/gallery', '/gallery')).toBe(true);
});

test('queries, fragments and a last slash do not count', () => {
  expect(isCurrent('/gallery?tab=community', '/gallery/#top')).toBe(true);
});

test('the home page is current only on itself', () => {
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/', '/gallery')).toBe(false);
});

test('a path that only begins alike is another page', () => {
  expect(isCurrent('/gallery', '/gallery-rules')).toBe(false);
});

test('nothing is current where the page is unknown', () => {
  expect(isCurrent('/', undefined)).toBe(false);
});
