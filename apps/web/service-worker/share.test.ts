import { PROMPT_MAX_LENGTH } from '@product/domain';
import { parseRecipe } from '@product/studio';
import { expect, test } from 'vitest';
import { toSharedRecipe } from './share.ts';

const promptOf = (shared: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(shared)) form.append(name, value);
  return parseRecipe(toSharedRecipe(form)).prompt;
};

test('the text is the prompt, with a title and an address that it does not have', () => {
  expect(promptOf({ text: ' a lake & a "fox"\n#1 ' })).toBe('a lake & a "fox"\n#1');
  expect(promptOf({ title: 'Lakes', text: 'a lake', url: 'https://example.com/?a=b#c' })).toBe(
    'Lakes\na lake\nhttps://example.com/?a=b#c',
  );
  expect(promptOf({ title: 'a lake', text: 'a lake' })).toBe('a lake');
  expect(promptOf({ title: 'Lakes', text: 'Lakes: https://example.com', url: 'https://example.com' })).toBe(
    'Lakes: https://example.com',
  );
});

test('nothing, and what is no text, fills nothing; a long text is cut', () => {
  expect(promptOf({})).toBeUndefined();
  expect(promptOf({ title: '', text: ' \0 ', other: 'a lake' })).toBeUndefined();
  expect(promptOf({ text: '🌙'.repeat(3 * PROMPT_MAX_LENGTH) })).toBe('🌙'.repeat(PROMPT_MAX_LENGTH));
});
