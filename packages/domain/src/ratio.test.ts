import { expect, test } from 'vitest';
import { ratioValue } from './enums';
import { CARD_RATIO, ratioInList } from './ratio';

test('a ratio is its width divided by its height', () => {
  expect(ratioValue('1:1')).toBe(1);
  expect(ratioValue('16:9')).toBeCloseTo(1.778, 3);
  expect(ratioInList('3:4')).toBe(0.75);
});

test('a card is four wide and five high', () => {
  expect(CARD_RATIO).toBe(0.8);
});

test('in a list an unknown ratio is replaced by that of a card', () => {
  for (const unknown of [undefined, '', 'wide', '0:1', '100:1'])
    expect(ratioInList(unknown)).toBe(CARD_RATIO);
});
