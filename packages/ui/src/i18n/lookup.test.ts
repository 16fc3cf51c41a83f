import { expect, expectTypeOf, test } from 'vitest';
import arabic from '../locales/ar.json';
import french from '../locales/fr.json';
import { createLookup } from './lookup';
import type { UiTextOverrides } from './texts';

const ONE_WORD = { common: { close: 'Shut' } } satisfies UiTextOverrides;

test('one text replaces the built-in one, and the others stay', () => {
  const t = createLookup('en', ONE_WORD);
  expect(t('common.close')).toBe('Shut');
  expect(t('gallery.like')).toBe('Like');
});

test('a language that the library does not include falls back to English', () => {
  const t = createLookup('it', { common: { close: 'Chiudi' } });
  expect(t('common.close')).toBe('Chiudi');
  expect(t('vocabulary.tokens', { count: 2 })).toBe('2 tokens');
});

test('one text of a catalogue can be replaced', () => {
  const t = createLookup('fr', { ...french, common: { ...french.common, close: 'Clore' } });
  expect(t('common.close')).toBe('Clore');
  expect(t('gallery.like')).toBe(french.gallery.like);
});

test('a key without a text returns an empty text, for any name', () => {
  const t = createLookup('en') as (key: string) => string;
  for (const name of ['mini', 'constructor', '__proto__', 'a.b', ''])
    expect(t(`billing.packName.${name}`)).toBe('');
  expect(t('billing')).toBe('');
});

test('a wrong key does not compile', () => {
  expectTypeOf<{ common: { shut: string } }>().not.toExtend<UiTextOverrides>();
  expectTypeOf<{ common: { close: string } }>().toExtend<UiTextOverrides>();
});

test.each([
  ['one', 1],
  ['two', 2],
  ['few', 3],
  ['many', 11],
  ['other', 100],
] as const)('Arabic uses its plural form for %s', (form, count) => {
  const text = arabic.vocabulary[`tokens_${form}`].replace('{{count, number}}', String(count));
  expect(createLookup('ar', arabic)('vocabulary.tokens', { count })).toBe(text);
});

test('a plural form that a catalogue lacks falls back to "other"', () => {
  const t = createLookup('ar', { vocabulary: { tokens_other: 'x {{count, number}}' } });
  expect(t('vocabulary.tokens', { count: 2 })).toBe('x 2');
});
