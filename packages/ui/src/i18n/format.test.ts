import { CURRENCY } from '@product/domain';
import { expect, test } from 'vitest';
import { createFormat } from './format';

/** Without the invisible marks that keep figures in order, and with plain spaces. */
const seen = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\s/g, ' ');

test.each([
  ['en', '£5'],
  ['es', '5 £'],
  ['fr', '5 £'],
  ['de', '5 £'],
  ['zh', '£5'],
  ['ar', '5 £'],
  ['hi', '£5'],
  ['pt', '£ 5'],
])('a price in %s is a figure and one sign, the sign where the language puts it', (language, price) => {
  expect(seen(createFormat(language).price(5))).toBe(price);
});

test('the sign is that of the currency that all prices are in', () => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCY });
  expect(format.format(5)).toBe('£5.00');
});

test('pence are written only where there are some', () => {
  const { price } = createFormat('de');
  expect(seen(price(0.2))).toBe('0,20 £');
  expect(seen(price(80))).toBe('80 £');
});
