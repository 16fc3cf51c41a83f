import { GENERATOR_DEFAULTS, PROMPT_MAX_LENGTH } from '@product/domain';
import { expect, test } from 'vitest';
import { formatLink, parseLink } from './link';

const ALL = {
  ...GENERATOR_DEFAULTS,
  prompt: 'a lake & a "fox"\n50 % #fog = بحيرة 🌙',
  style: 'anime',
  aspectRatio: '16:9',
  quality: '4k',
  mediaType: 'video',
} as const;

test('what is put into a link comes out of it', () => {
  expect(parseLink(`#${formatLink(ALL)}`)).toEqual(ALL);
  expect(formatLink({ style: 'anime', aspectRatio: '16:9' })).toBe('style=anime&ratio=16%3A9');
  expect(parseLink('prompt=a%20lake&medium=image')).toEqual({ prompt: 'a lake', mediaType: 'image' });
  expect(parseLink('')).toEqual({});
});

test.each([
  'main',
  '#style=gothic&ratio=2:1&quality=8k&medium=sound',
  '#style=__proto__&quality=constructor',
  '#__proto__=x&constructor=y&userId=7',
  '#prompt=',
  '#prompt=%20%0A',
  '#prompt=a%00b',
  '#prompt=a%1B[2Jb',
  '#prompt=%E2%80%AEoga%20ekal',
  `#prompt=${'a'.repeat(PROMPT_MAX_LENGTH + 1)}`,
])('%.40s fills nothing', (fragment) => {
  expect(parseLink(fragment)).toEqual({});
});

test('markup is a prompt as any other, and a broken escape does no harm', () => {
  expect(parseLink('#prompt=%3Cscript%3Ealert(1)%3C/script%3E')).toEqual({
    prompt: '<script>alert(1)</script>',
  });
  expect(parseLink('#prompt=50%&style=anime')).toEqual({ prompt: '50%', style: 'anime' });
});
