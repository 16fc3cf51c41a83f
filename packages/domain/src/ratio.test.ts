import { expect, test } from 'vitest';
import { CARD_RATIO, ratioInList } from './ratio';

test('a ratio is its width divided by its height', () => {
  expect(ratioInList('16:9')).toBeCloseTo(1.778, 3);
  expect(ratioInList('3:4')).toBe(0.75);
});

test('what is no ratio has that of a card', () => {
  for (const unknown of [undefined, '', 'wide', '0:1', '1:0', '16:9:1', '-1:2'])
    expect(ratioInList(unknown)).toBe(CARD_RATIO);
});

test('a very long picture is cut', () => {
  expect(ratioInList('100:1')).toBe(2);
  expect(ratioInList('1:100')).toBe(0.5);
});
