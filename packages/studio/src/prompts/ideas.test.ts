import { expect, test } from 'vitest';
import { phrasesOf, surprise, toggleIdea } from './ideas';

test.each([
  ['', 'fog'],
  ['a lake', 'a lake, fog'],
  ['a lake, ', 'a lake, fog'],
  ['misty foggy lake', 'misty foggy lake, fog'],
  ['fog', ''],
  ['fog, a lake', 'a lake'],
  ['a lake,fog , at dusk', 'a lake, at dusk'],
  ['a lake\nfog', 'a lake'],
])('in "%s" an idea is added at the end, or removed', { tags: ['req:generate.ideas'] }, (prompt, result) => {
  expect(toggleIdea(prompt, 'fog', ', ')).toBe(result);
});

test('the commas of other scripts separate phrases too', () => {
  expect(toggleIdea('湖，雾', '光', '，')).toBe('湖，雾，光');
  expect(toggleIdea('湖，雾', '雾', '，')).toBe('湖');
  expect([...phrasesOf('بحيرة، ضباب')]).toContain('ضباب');
});

test(
  'a surprise has one idea of each list, selected by the random number',
  { tags: ['req:generate.surprise'] },
  () => {
    const lists = [['a lake', 'a street'], ['fog'], ['calm', 'wild', 'merry']];
    expect(surprise(lists, ', ', () => 0)).toBe('a lake, fog, calm');
    expect(surprise(lists, ', ', () => 0.999)).toBe('a street, fog, merry');
  },
);
