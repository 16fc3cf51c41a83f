import { expect, test } from 'vitest';
import { randomFrom } from './random';
import { fitting } from './sheet';

const scenes = [
  { name: 'lighthouse', words: ['lighthouse', 'cliff'] },
  { name: 'harbour', words: ['harbour', 'boat'] },
  { name: 'house', words: ['house'] },
];
const choose = (prompt: string, seed = prompt) => fitting(scenes, prompt, randomFrom(seed)).name;

test('a word of the prompt selects the scene for any seed', () => {
  for (const seed of ['a', 'b', 'c', 'd']) expect(choose('Boats at rest', seed)).toBe('harbour');
});

test('the scene with the most matching words is selected', () => {
  expect(choose('A house beside a lighthouse on a cliff')).toBe('lighthouse');
});

test('a word inside another word does not match', () => {
  const chosen = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => choose('greenhouse', seed)));
  expect(chosen.size).toBeGreaterThan(1);
});

test('without a matching word the choice is random, and the same for the same seed', () => {
  expect(choose('Something without a match')).toBe(choose('Something without a match'));
});
