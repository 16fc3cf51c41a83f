import { expect, test } from 'vitest';
import { PROPOSED_TITLE_LENGTH, proposeTitle } from './propose-title';

const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test.each([
  ['a lighthouse in a storm', 'A lighthouse in a storm'],
  ['A quiet street after the rain, neon in the puddles', 'A quiet street after the rain'],
  ['A cat, asleep', 'A cat, asleep'],
  ['A cat.\nPainted in oil', 'A cat'],
  ['  two   spaces\tand a tab ', 'Two spaces and a tab'],
  ['雨后安静的街道，水洼里的霓虹。', '雨后安静的街道，水洼里的霓虹'],
  ['شارع هادئ بعد المطر، أضواء النيون', 'شارع هادئ بعد المطر'],
  ['cat', 'Cat'],
  [' \ncat', 'Cat'],
  ['A quiet street , after the rain', 'A quiet street , after the rain'],
  ['A quiet street  , after the rain', 'A quiet street'],
  ['ägyptische katze', 'Ägyptische katze'],
])('the title proposed for %j is %j', (prompt, title) => {
  expect(proposeTitle(prompt)).toBe(title);
});

test.each(['', '  ', 'ab', '...', 'a. b. c.'])('no title is proposed for %j', (prompt) => {
  expect(proposeTitle(prompt)).toBe('');
});

test.each([
  [
    'An elevated train crosses the canal between the towers of a city that never sleeps',
    'An elevated train crosses the canal between the',
  ],
  [
    'An elevated train crosses the wide canal between the towers',
    'An elevated train crosses the wide canal between',
  ],
  [
    'An elevated train crosses the narrow canal between the towers',
    'An elevated train crosses the narrow canal',
  ],
])('the long clause "%s" is cut between words', (prompt, expected) => {
  const title = proposeTitle(prompt);
  expect(title).toBe(expected);
  expect(lengthOf(title)).toBeLessThanOrEqual(PROPOSED_TITLE_LENGTH);
});

test.each(['x'.repeat(80), '👩‍👩‍👧'.repeat(80), '雨'.repeat(80)])(
  'a text without word boundaries is cut between characters',
  (prompt) => {
    const title = proposeTitle(prompt);
    expect(lengthOf(title)).toBeGreaterThan(PROPOSED_TITLE_LENGTH / 2);
    expect(lengthOf(title)).toBeLessThanOrEqual(PROPOSED_TITLE_LENGTH);
    expect(title.isWellFormed()).toBe(true);
  },
);
