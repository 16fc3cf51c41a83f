import { expect, test } from 'vitest';
import { clipText } from './clip-text';

test('a text that fits stays as it is', () => {
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
