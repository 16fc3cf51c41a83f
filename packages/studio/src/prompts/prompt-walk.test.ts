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

test('it goes to older prompts and back to what was typed', { tags: ['req:generate.prompt-walk'] }, () => {
  const { go } = walkFrom(' half typed');
  expect([go('older'), go('older'), go('older')]).toEqual(HISTORY);
  expect(go('older')).toBe('a street');
  expect([go('newer'), go('newer'), go('newer')]).toEqual(['a lighthouse', 'a lake', ' half typed']);
  expect(go('newer')).toBe(' half typed');
});

test(
  'a prompt that was changed is what was typed from then on',
  { tags: ['req:generate.prompt-walk'] },
  () => {
    const { field, go } = walkFrom('');
    go('older');
    field.text += ' at dusk';
    expect(go('older')).toBe('a lake');
    expect(go('newer')).toBe('a lake at dusk');
  },
);

test('what is typed already is not shown a second time', () => {
  expect(walkFrom('a lake').go('older')).toBe('a lighthouse');
});

test('a list that grows at its end or at its start does not move the place', () => {
  const { go } = walkFrom('x', ['a lake']);
  go('older');
  expect(go('older', HISTORY)).toBe('a lighthouse');
  expect(go('older', ['a harbour', ...HISTORY])).toBe('a street');
});

test('without earlier prompts what was typed stays', () => {
  expect(walkFrom('half typed', []).go('older')).toBe('half typed');
});
