import { expect, test } from 'vitest';
import {
  ASPECT_RATIOS,
  BILLING_INTERVALS,
  directionOf,
  FALLBACK_LANGUAGE,
  isOneOf,
  LANGUAGES,
  MEDIA_TYPES,
  mediaTypeOf,
  PACK_IDS,
  PLAN_IDS,
  QUALITIES,
  STYLES,
  THEMES,
} from './enums';

test.each([
  ['styles', STYLES, 'realistic anime cyberpunk fantasy sketch 3d vaporwave cartoon'],
  ['aspect ratios', ASPECT_RATIOS, '1:1 16:9 9:16 4:3 3:4'],
  ['qualities', QUALITIES, 'standard hd 4k'],
  ['media types', MEDIA_TYPES, 'image video'],
  ['packs', PACK_IDS, 'hobby starter pro creator ultimate'],
  ['plans', PLAN_IDS, 'basic pro payg'],
  ['billing intervals', BILLING_INTERVALS, 'month year'],
  ['languages', LANGUAGES, 'en es fr de zh ar hi pt'],
  ['themes', THEMES, 'light dark system'],
])(
  'the %s are those of the specification, in order',
  {
    tags: [
      'req:product.languages',
      'req:session.theme',
      'req:terms.intervals',
      'req:terms.media-types',
      'req:terms.pack-ids',
      'req:terms.plan-ids',
      'req:terms.qualities',
      'req:terms.ratios',
      'req:terms.styles',
    ],
  },
  (_name, words, expected) => {
    expect(words).toEqual(expected.split(' '));
  },
);

test('only the exact word is a member of an enum', () => {
  expect(isOneOf(QUALITIES, '4k')).toBe(true);
});

test.each([
  { value: '4K' },
  { value: ' 4k' },
  { value: '' },
  { value: 'toString' },
  { value: 4 },
  { value: null },
  { value: undefined },
  { value: ['4k'] },
])('$value is not one of the qualities', ({ value }) => {
  expect(isOneOf(QUALITIES, value)).toBe(false);
});

test.each([
  ['video', '/m/a.jpg', 'video'],
  ['image', '/m/a.mp4', 'image'],
  ['', '/m/a.mp4', 'video'],
  [undefined, '/m/a.M4V', 'video'],
  [null, 'https://media.example/a.webm?size=1', 'video'],
  ['hologram', '/m/a.mov#t=1', 'video'],
  [7, '/m/a.ogv', 'video'],
  [undefined, '/m/a.mp4.jpg', 'image'],
  [undefined, '/m/a.jpg?from=a.mp4', 'image'],
  [undefined, '/m/mp4', 'image'],
  [undefined, undefined, 'image'],
])('the media type %j with the file %j is read as %s', (mediaType, address, expected) => {
  expect(mediaTypeOf(mediaType, address)).toBe(expected);
});

test('the fallback language is English', { tags: ['req:product.fallback-language'] }, () => {
  expect(FALLBACK_LANGUAGE).toBe('en');
});

test.each(['ar', 'fa', 'he', 'ur', 'ar-EG', 'HE-il'])('%s is written from right to left', (locale) => {
  expect(directionOf(locale)).toBe('rtl');
});

test.each(['en', 'hi', 'zh', 'es-AR', ''])('"%s" is written from left to right', (locale) => {
  expect(directionOf(locale)).toBe('ltr');
});
