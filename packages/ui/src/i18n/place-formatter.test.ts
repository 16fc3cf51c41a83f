import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import arabic from '../locales/ar.json';
import { english } from '../locales/en';
import { createLookup } from './lookup';
import { ISOLATED_PLACEHOLDERS, placeFormatter } from './place-formatter';

// The default digits of `ar-EG` are Arabic-Indic in every engine, those of `ar` only in some.
test('a number in a text has Western digits in every language', () => {
  expect(createLookup('ar-EG', arabic)('vocabulary.tokens', { count: 1250 })).toMatch(/^\P{N}*1,250\P{N}*$/u);
});

test('an i18next instance of the host formats numbers the same way, and isolates the words of users', () => {
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
])('in %s, text of the other direction is isolated', (locale, prompt) => {
  const t = createLookup(locale, locale === 'ar' ? arabic : undefined);
  expect(t('generator.resultAlt', { style: 'x', prompt })).toContain(`\u2068${prompt}\u2069`);
});

/** The names of all placeholders in a catalogue. */
const placesIn = (texts: object): string[] => [
  ...new Set(Array.from(JSON.stringify(texts).matchAll(/\{\{(\w+)/g), ([, name = '']) => name)),
];

test('every placeholder of the catalogue is classified: words of users, or words of the product', () => {
  const productPlaces = [
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
  const more = [
    'amount',
    'hotkey',
    'images',
    'videos',
    'keys',
    'price',
    'percent',
    'plan',
    'label',
    'text',
    'more',
    'task',
    'done',
    'total',
    'length',
    'limit',
  ];
  const unknown = placesIn(english).filter(
    (name) => !ISOLATED_PLACEHOLDERS.has(name) && ![...productPlaces, ...more].includes(name),
  );
  expect(unknown, 'add the placeholder to ISOLATED_PLACEHOLDERS or to this list').toEqual([]);
});
