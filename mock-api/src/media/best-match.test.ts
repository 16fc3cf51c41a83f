import { expect, test } from 'vitest';
import { bestMatches } from './best-match';

const OPTIONS = ['lighthouse cliff', 'harbour boat', 'house'];
const match = (prompt: string) => bestMatches(OPTIONS, prompt, (option) => option.split(' '));

test('a word of the prompt selects its option, also in the plural', () => {
  expect(match('Boats at rest')).toEqual(['harbour boat']);
});

test('the option with the most matching words is selected', () => {
  expect(match('A house beside a lighthouse on a cliff')).toEqual(['lighthouse cliff']);
});

test('a word inside another word does not match', () => {
  expect(match('greenhouse')).toEqual(OPTIONS);
});
