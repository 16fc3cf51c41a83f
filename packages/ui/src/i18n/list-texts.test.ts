import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { listTexts } from './list-texts';
import type { UiTexts } from './texts';

const translations = import.meta.glob<UiTexts>('../locales/*.json', { eager: true, import: 'default' });

const keysOf = (locale: string, start: string) =>
  listTexts(locale).flatMap(({ key }) => (key.startsWith(start) ? key.slice(start.length) : []));

test('a language that nobody has begun needs every text, each with its English', () => {
  const texts = listTexts('sv');
  expect(texts.length).toBeGreaterThan(300);
  expect(texts).toContainEqual({ key: 'common.close', english: 'Close', text: undefined });
  expect(texts.every(({ english, text }) => english !== '' && text === undefined)).toBe(true);
});

test('what has been translated is beside its English', () => {
  const texts = listTexts('sv', { common: { close: 'Stäng' }, vocabulary: { style: { '3d': '3D' } } });
  expect(texts.filter(({ text }) => text)).toEqual([
    { key: 'vocabulary.style.3d', english: '3D', text: '3D' },
    { key: 'common.close', english: 'Close', text: 'Stäng' },
  ]);
});

test('a text with a count has the plural forms of the language', () => {
  expect(keysOf('en', 'vocabulary.tokens')).toEqual(['_one', '_other']);
  expect(keysOf('ja', 'vocabulary.tokens')).toEqual(['_other']);
  expect(keysOf('ar', 'vocabulary.tokens').sort()).toEqual(
    ['_few', '_many', '_one', '_other', '_two', '_zero'].sort(),
  );
});

test.each(Object.entries(translations))('%s lacks nothing', (file, texts) => {
  const [, language = ''] = /(\w+)\.json$/.exec(file) ?? [];
  expect(listTexts(language, texts).filter(({ text }) => !text)).toEqual([]);
});

test('the README names the languages of the catalogues', () => {
  const [sentence = ''] = /^English is built in;[^.]*\.json[^.]*/m.exec(readme) ?? [];
  expect([...sentence.matchAll(/\(`(\w+)`\)/g)].map(([, language]) => language)).toEqual(
    expect.arrayContaining(Object.keys(translations).map((path) => path.replace(/.*\/|\.json/g, ''))),
  );
});
