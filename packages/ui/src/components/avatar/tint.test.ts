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
  expect(initialOf(' demo', 'en')).toBe('D');
});

test('the initial of a name outside the basic plane is whole', () => {
  expect(initialOf('𝒜da', 'en')).toBe('𝒜');
});

test('an empty name has an empty initial', () => {
  expect(initialOf('', 'en')).toBe('');
});

test.each([
  ['a Hindi syllable', 'किरण', 'कि'],
  ['a letter with its mark', 'e\u0301va', 'E\u0301'],
  ['an emoji sequence', '👩‍🎨 ada', '👩‍🎨'],
])('the initial keeps %s whole', (_what, name, initial) => {
  expect(initialOf(name, 'en')).toBe(initial);
});

test("the initial is capitalized by the rules of the page's language, not of the browser's", () => {
  expect(initialOf('irem', 'tr')).toBe('İ');
  expect(initialOf('irem', 'en')).toBe('I');
});
