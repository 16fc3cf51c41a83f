import { expect, test } from 'vitest';
import { ideasIn, surprise, toggleIdea } from './ideas';

test.each([
  ['', 'fog'],
  ['a lake', 'a lake, fog'],
  ['a lake, ', 'a lake, fog'],
  ['misty foggy lake', 'misty foggy lake, fog'],
  ['fog', ''],
  ['fog, a lake', 'a lake'],
  ['a lake,fog , at dusk', 'a lake, at dusk'],
  ['a lake\nfog', 'a lake'],
  ['A lake at dusk.', 'A lake at dusk, fog'],
  ['A lake at dusk...', 'A lake at dusk, fog'],
  ['A lake at dusk… ', 'A lake at dusk, fog'],
  ['A diner in the U.S.', 'A diner in the U.S., fog'],
  ['What a lake!', 'What a lake! fog'],
  ['Is it a lake?', 'Is it a lake? fog'],
  ['Mood:', 'Mood: fog'],
  ['Fog, a lake', 'a lake'],
  ['A lake. FOG.', 'A lake.'],
  ['a lake, 3.5 m deep', 'a lake, 3.5 m deep, fog'],
])('in "%s" an idea is added at the end, or removed', { tags: ['req:generate.ideas'] }, (prompt, result) => {
  expect(toggleIdea(prompt, 'fog', ', ')).toBe(result);
});

test('the commas of other scripts separate phrases too', () => {
  expect(toggleIdea('湖，雾', '光', '，')).toBe('湖，雾，光');
  expect(toggleIdea('湖，雾', '雾', '，')).toBe('湖');
  expect(toggleIdea('湖。', '雾', '，')).toBe('湖，雾');
  expect(toggleIdea('多美的湖！', '雾', '，')).toBe('多美的湖！雾');
  expect(toggleIdea('بحيرة؟', 'ضباب', '، ')).toBe('بحيرة؟ ضباب');
  expect(toggleIdea('एक झील।', 'कोहरा', ', ')).toBe('एक झील, कोहरा');
});

test.each([
  ['بحيرة، ضباب', 'ضباب'],
  ['A lake, Soft Fog.', 'soft fog'],
  ['ein See, GROSSE Stille', 'große Stille'],
  ['Soft fog! a lake', 'soft fog'],
  ['湖。雾', '雾'],
])('in "%s" the idea "%s" is seen', (prompt, idea) => {
  expect([...ideasIn(prompt, [idea, 'storm'])]).toEqual([idea]);
});

test('a part of a phrase is no idea', () => expect(ideasIn('a soft fog lamp', ['soft fog']).size).toBe(0));

test(
  'a surprise has one idea of each list, selected by the random number',
  { tags: ['req:generate.surprise'] },
  () => {
    const lists = [['a lake', 'a street'], ['fog'], ['calm', 'wild', 'merry']];
    expect(surprise(lists, ', ', () => 0)).toBe('a lake, fog, calm');
    expect(surprise(lists, ', ', () => 0.999)).toBe('a street, fog, merry');
  },
);
