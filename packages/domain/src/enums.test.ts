import { expect, test } from 'vitest';
import { directionOf, FALLBACK_LANGUAGE, isOneOf, mediaTypeOf, QUALITIES } from './enums';

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
