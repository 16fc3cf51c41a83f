import { expect, test } from 'vitest';
import { createPromptWalk, type WalkDirection } from './prompt-walk';

const HISTORY = ['a lake', 'a lighthouse', 'a street'];

/** A walk in a field that holds a text. */
function walkFrom(text: string, history: readonly string[] = HISTORY) {
  const walk = createPromptWalk();
  const field = { text };
  return {
    field,
    go(direction: WalkDirection, through = history) {
      field.text = walk.step(direction, field.text, through) ?? field.text;
      return field.text;
    },
  };
}

test('steps go to older prompts and back to the typed text', { tags: ['req:generate.prompt-walk'] }, () => {
  const { go } = walkFrom(' half typed');
  expect([go('older'), go('older'), go('older')]).toEqual(HISTORY);
  expect(go('older')).toBe('a street');
  expect([go('newer'), go('newer'), go('newer')]).toEqual(['a lighthouse', 'a lake', ' half typed']);
  expect(go('newer')).toBe(' half typed');
});

test(
  'a prompt of the history that was edited becomes the typed text',
  { tags: ['req:generate.prompt-walk'] },
  () => {
    const { field, go } = walkFrom('');
    go('older');
    field.text += ' at dusk';
    expect(go('older')).toBe('a lake');
    expect(go('newer')).toBe('a lake at dusk');
  },
);

test('a prompt that equals the typed text is skipped', () => {
  expect(walkFrom('a lake').go('older')).toBe('a lighthouse');
});

test('the position is kept when the list grows at its end or at its start', () => {
  const { go } = walkFrom('x', ['a lake']);
  go('older');
  expect(go('older', HISTORY)).toBe('a lighthouse');
  expect(go('older', ['a harbour', ...HISTORY])).toBe('a street');
});

test('without earlier prompts the typed text is kept', () => {
  expect(walkFrom('half typed', []).go('older')).toBe('half typed');
});
