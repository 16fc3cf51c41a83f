import { expect, test } from 'vitest';
import { createLookup } from './lookup';

test('a wrong key, a missing value and one of another kind do not compile', () => {
  const t = createLookup('en');
  expect(t('vocabulary.tokens', { count: 1200 })).toBe('1,200 tokens');
  // @ts-expect-error The number is missing.
  expect(t('vocabulary.tokens')).toContain('token');
  // @ts-expect-error A text is no number.
  expect(t('vocabulary.tokens', { count: 'many' })).toContain('token');
  // @ts-expect-error Nothing goes into this text.
  expect(t('gallery.like', { count: 1 })).toBe('Like');
  // @ts-expect-error There is no such text.
  expect(t('vocabulary.coins')).toBe('vocabulary.coins');
});
