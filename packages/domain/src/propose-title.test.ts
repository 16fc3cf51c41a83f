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

test.each([
  ['(masterpiece:1.2), best quality, a cat in a hat', 'A cat in a hat'],
  ['((a red fox:1.3)) in the [[snow]]', 'A red fox in the snow'],
  ['masterpiece, best quality, ultra-detailed, 8k', 'Masterpiece, best quality'],
  ['score_9, score_8_up, 1girl, long_hair', '1girl, long hair'],
  ['<lora:ink_wash:0.8> a bamboo grove in the rain', 'A bamboo grove in the rain'],
  ['a {red|blue} car by the sea', 'A red car by the sea'],
  ['a [cat:dog:0.5] on a roof', 'A cat on a roof'],
  ['hot air balloon::2 sunset::1.5', 'Hot air balloon sunset'],
  ['a small robot --ar 16:9 --v 6.1', 'A small robot'],
  ['https://example.com/a.png a fox like this one', 'A fox like this one'],
  ['（杰作：1.2），雨后的街道。霓虹', '杰作，雨后的街道'],
  ['(تحفة فنية:1.2) في المطر؟ نعم', 'تحفة فنية في المطر'],
  ['(चाँदनी रात:1.1) में नाव। शांत', 'चाँदनी रात में नाव'],
])('weights, brackets and files of models in %j are no part of the title %j', (prompt, title) => {
  expect(proposeTitle(prompt)).toBe(title);
});

test.each([
  ['# A harbour at dawn\n\nSoft light.', 'A harbour at dawn'],
  ['**A harbour** at _dawn_', 'A harbour at dawn'],
  ['- a harbour\n- a boat', 'A harbour'],
  ['1. a harbour\n2. a boat', 'A harbour'],
  ['> a harbour', 'A harbour'],
  ['---\na harbour', 'A harbour'],
  ['```text\na harbour\n```', 'A harbour'],
  ['[a harbour](https://example.com) at dawn', 'A harbour at dawn'],
  ['Prompt: a harbour at dawn', 'A harbour at dawn'],
  ['{"prompt": "a harbour at dawn"}', 'A harbour at dawn'],
  ['"A harbour at dawn"', 'A harbour at dawn'],
  ['“A harbour at dawn, in soft light”', 'A harbour at dawn'],
  ['« Un port à l’aube »', 'Un port à l’aube'],
  ['„Ein Hafen im Morgenlicht“', 'Ein Hafen im Morgenlicht'],
  ['「黎明的港口」', '黎明的港口'],
  ['A sign that says "open"', 'A sign that says "open"'],
  ['Grandmother’s garden', 'Grandmother’s garden'],
  ['A robot, 3.5 m tall, at 10:30', 'A robot, 3.5 m tall'],
  ['A fox… asleep', 'A fox'],
  ['एक झील। शाम', 'एक झील'],
  ['گھر کے پاس جھیل۔ شام', 'گھر کے پاس جھیل'],
])('Markdown and quotation marks in %j are no part of the title %j', (prompt, title) => {
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

test('a proposed title is as long as a title must be, in code points', () => {
  expect(proposeTitle('🌙🌙')).toBe('');
  expect(proposeTitle('🌙🌙🌙')).toBe('🌙🌙🌙');
});
