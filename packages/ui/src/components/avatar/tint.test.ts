import { expect, test } from 'vitest';
import { initialOf, tintOf } from './tint';

test('the same name always has the same tint', () => {
  expect(tintOf('demo')).toBe(tintOf('demo'));
});

test('names spread over the tints', () => {
  const names = Array.from({ length: 40 }, (_, index) => `name-${index}`);
  expect(new Set(names.map(tintOf)).size).toBe(4);
});

test('the initial is the first letter, in capitals', () => {
  expect(initialOf(' demo')).toBe('D');
});

test('the initial of a name outside the basic plane is whole', () => {
  expect(initialOf('𝒜da')).toBe('𝒜');
});

test('an empty name has an empty initial', () => {
  expect(initialOf('')).toBe('');
});
