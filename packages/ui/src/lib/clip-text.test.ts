import { expect, test } from 'vitest';
import { clipText } from './clip-text';

test('a text that fits stays unchanged', () => {
  expect(clipText('abc', 3)).toBe('abc');
});

test('a longer text ends in an ellipsis and is no longer than allowed', () => {
  expect(clipText('abcdef', 4)).toBe('abc…');
});

test('no space is left before the ellipsis', () => {
  expect(clipText('ab cdef', 4)).toBe('ab…');
});

test('a character outside the basic plane is not cut in half', () => {
  expect(clipText('🖼🖼🖼🖼', 3)).toBe('🖼🖼…');
});

test.each([
  ['a Devanagari syllable', 'ab क्षि', 5, 'ab…'],
  ['a letter with its Arabic mark', 'مُحَمَّد', 4, 'مُ…'],
  ['an emoji sequence', 'a 👩‍👩‍👧 b', 5, 'a…'],
  ['a flag', 'a🇩🇪b', 3, 'a…'],
])('%s is not cut in half', (_what, text, max, clipped) => {
  expect(clipText(text, max)).toBe(clipped);
});

test('a character with many combining marks does not exceed the limit', () => {
  expect(clipText(`a${'\u0301'.repeat(1000)}`, 300)).toBe('…');
});
