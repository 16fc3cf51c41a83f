import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import arabic from '../locales/ar.json';
import english from '../locales/en.json';
import { createLookup } from './lookup';
import { PEOPLES_PLACES, placeFormatter } from './place-formatter';

// The default digits of `ar-EG` are Arabic-Indic in every engine, those of `ar` only in some.
test('a figure in a text has Western digits, whatever the language would take by itself', () => {
  expect(createLookup('ar-EG', arabic)('vocabulary.tokens', { count: 1250 })).toMatch(/^\P{N}*1,250\P{N}*$/u);
});

test("a host's own i18next writes figures the same way, and isolates people's words", () => {
  const instance = createInstance();
  const texts = { made: '{{title}}: {{count, number}}', count: '{{count}}' };
  void instance
    .use(placeFormatter)
    .init({ lng: 'ar-EG', initAsync: false, resources: { 'ar-EG': { translation: texts } } });
  expect(instance.t('made', { title: 'Night <rain>', count: 1250 })).toBe('\u2068Night <rain>\u2069: 1,250');
  expect(instance.t('count', { count: 7 })).toBe('7');
});

test.each([
  ['en', 'مطر الليل'],
  ['ar', 'Night rain'],
])('in %s, words of the other direction are isolated', (locale, prompt) => {
  const t = createLookup(locale, locale === 'ar' ? arabic : undefined);
  expect(t('generator.resultAlt', { style: 'x', prompt })).toContain(`\u2068${prompt}\u2069`);
});

/** The names of all placeholders in a catalogue. */
const placesIn = (texts: object): string[] => [
  ...new Set(Array.from(JSON.stringify(texts).matchAll(/\{\{(\w+)/g), ([, name = '']) => name)),
];

test("every place of the catalogue is known to take people's words, or the product's own", () => {
  const ours = [
    'count',
    'order',
    'number',
    'value',
    'tokens',
    'ratio',
    'quality',
    'cost',
    'shape',
    'year',
    'brand',
    'date',
  ];
  const more = ['amount', 'hotkey', 'images', 'videos', 'keys', 'price', 'percent', 'plan'];
  const unknown = placesIn(english).filter(
    (name) => !PEOPLES_PLACES.has(name) && ![...ours, ...more].includes(name),
  );
  expect(unknown, 'decide whose words they are: PEOPLES_PLACES, or this list').toEqual([]);
});
