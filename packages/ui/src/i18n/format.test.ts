import { CURRENCY } from '@product/domain';
import { expect, test } from 'vitest';
import { createFormat } from './format';

/** Removes the invisible characters that keep numbers in order, and replaces all white space by plain spaces. */
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
])(
  'a price in %s is a figure and one sign, the sign where the language puts it',
  { tags: ['req:tokens.pounds'] },
  (language, price) => {
    expect(seen(createFormat(language).price(5))).toBe(price);
  },
);

test('the sign is that of the currency that all prices are in', () => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCY });
  expect(format.format(5)).toBe('£5.00');
});

test.each([
  ['en', ['£0.50', '£2.00']],
  ['de', ['0,50 £', '2,00 £']],
  ['ar', ['0.50 £', '2.00 £']],
])('the prices of one list in %s all have pence where one has some', (language, prices) => {
  const format = createFormat(language);
  expect(format.prices([0.5, 2]).map(seen)).toEqual(prices);
  expect(format.prices([2, 0.5]).map(seen)).toEqual(prices.toReversed());
});

test('a list of whole pounds, or an empty one, has no pence', () => {
  const { prices } = createFormat('en');
  expect(prices([10, 100])).toEqual(['£10', '£100']);
  expect(prices([4.999, 100])).toEqual(['£5', '£100']);
  expect(prices([])).toEqual([]);
});

test('prices can be in another currency, with its short sign and decimals', () => {
  expect(seen(createFormat('fr', 'USD').price(5.5))).toBe('5,50 $');
  expect(createFormat('en', 'JPY').price(500)).toBe('¥500');
});

test('English is written as in Britain, but for a region that the host names', () => {
  const day = new Date('2026-11-22');
  expect(createFormat('en').date(day)).toBe('22 November 2026');
  expect(createFormat('en-US').date(day)).toBe('November 22, 2026');
});

test('pence are written only where there are some', () => {
  const { price } = createFormat('de');
  expect(seen(price(0.2))).toBe('0,20 £');
  expect(seen(price(80))).toBe('80 £');
});

// The default digits of `ar-EG` are Arabic-Indic in every engine, those of `ar` only in some.
test('figures, prices, shares and days have Western digits, whatever the language would take by itself', () => {
  const { number, price, percent, date } = createFormat('ar-EG');
  const written = [number(1234.5), price(0.2), price(80), percent(0.17), date(new Date('2026-11-21'))];
  for (const text of written) expect(text).toMatch(/^[^\u0660-\u0669\u06F0-\u06F9]*$/);
  expect(written.join(' ')).toMatch(/\d/);
});
