import { GENERATOR_DEFAULTS, PROMPT_MAX_LENGTH, QUEUE_LIMIT } from '@product/domain';
import { expect, test } from 'vitest';
import { formatRecipe, isRecipe, parseRecipe, RECIPE_MAX_LENGTH } from './recipe';

const ALL = {
  ...GENERATOR_DEFAULTS,
  prompt: 'a lake & a "fox"\n50 % #fog = بحيرة 🌙',
  style: 'anime',
  aspectRatio: '16:9',
  quality: '4k',
  mediaType: 'video',
  quantity: 12,
} as const;

test('what is put into a link comes out of it', () => {
  expect(parseRecipe(`#${formatRecipe(ALL)}`)).toEqual(ALL);
  expect(formatRecipe({ style: 'anime', aspectRatio: '16:9', quantity: 2 })).toBe(
    'style=anime&ratio=16%3A9&quantity=2',
  );
  expect(parseRecipe('prompt=a%20lake&medium=image')).toEqual({ prompt: 'a lake', mediaType: 'image' });
  expect(parseRecipe('')).toEqual({});
});

test.each([
  'main',
  '#style=gothic&ratio=2:1&quality=8k&medium=sound',
  '#style=__proto__&quality=constructor',
  '#__proto__=x&constructor=y&userId=7',
  '#prompt=',
  '#prompt=%20%0A',
  '#prompt=%00%1B%E2%80%AE',
  ...['0', '-1', '1.5', '1e1', ' 5', '0x5', '٣', QUEUE_LIMIT + 1, '100'].map((value) => `quantity=${value}`),
])('%.40s fills nothing', (fragment) => {
  expect(parseRecipe(fragment)).toEqual({});
});

test('a prompt loses control characters, marks that reverse it, and what exceeds its length', () => {
  const promptOf = (text: string) => parseRecipe(formatRecipe({ prompt: text })).prompt;
  expect(promptOf('a\0 lake\u001b[2J\r\n\tat \u202Edusk\u202C\u009f')).toBe('a lake[2J\n\tat dusk');
  expect(promptOf('🌙'.repeat(PROMPT_MAX_LENGTH))).toBe('🌙'.repeat(PROMPT_MAX_LENGTH));
  expect(promptOf('🌙'.repeat(PROMPT_MAX_LENGTH + 1))).toBe('🌙'.repeat(PROMPT_MAX_LENGTH));
});

test('the longest recipe fits into a link, and a longer link is cut', () => {
  const longest = formatRecipe({ ...ALL, prompt: '🌙'.repeat(PROMPT_MAX_LENGTH) });
  expect(longest.length).toBeLessThan(RECIPE_MAX_LENGTH);
  expect(parseRecipe(`prompt=${'a'.repeat(2 * RECIPE_MAX_LENGTH)}&style=anime`)).toEqual({
    prompt: 'a'.repeat(PROMPT_MAX_LENGTH),
  });
});

test('markup is a prompt as any other, and a broken escape does no harm', () => {
  expect(parseRecipe('#prompt=%3Cscript%3Ealert(1)%3C/script%3E')).toEqual({
    prompt: '<script>alert(1)</script>',
  });
  expect(parseRecipe('#prompt=50%&style=anime')).toEqual({ prompt: '50%', style: 'anime' });
});

test('fragments of a page are not recipes', () => {
  expect(['', '#main', '#a=b', '#promptly=1'].filter(isRecipe)).toEqual([]);
  expect(['#prompt=', 'style=gothic', '#x=1&quantity=3'].every(isRecipe)).toBe(true);
});
