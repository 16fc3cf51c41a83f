import { CURRENCY, LANGUAGES } from '@product/domain';
import { expect, test, vi } from 'vitest';
import { createFormat, formatNumber } from './format';

/** Removes the invisible characters that keep numbers in order, and replaces all white space by plain spaces. */
const normalized = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\s/g, ' ');

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
  'a price in %s is a number and one currency sign, in the order of the language',
  { tags: ['req:tokens.pounds'] },
  (language, price) => {
    expect(normalized(createFormat(language).price(5))).toBe(price);
  },
);

test('the currency sign is that of CURRENCY', () => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCY });
  expect(format.format(5)).toBe('£5.00');
});

test.each([
  ['en', ['£0.50', '£2.00']],
  ['de', ['0,50 £', '2,00 £']],
  ['ar', ['0.50 £', '2.00 £']],
])('in %s all prices of a list have decimals if one has some', (language, prices) => {
  const format = createFormat(language);
  expect(format.prices([0.5, 2]).map(normalized)).toEqual(prices);
  expect(format.prices([2, 0.5]).map(normalized)).toEqual(prices.toReversed());
});

test('a list of whole pounds has no decimals, and an empty one has no prices', () => {
  const { prices } = createFormat('en');
  expect(prices([10, 100])).toEqual(['£10', '£100']);
  expect(prices([4.999, 100])).toEqual(['£5', '£100']);
  expect(prices([])).toEqual([]);
});

test('prices can be in another currency, with its short sign and decimals', () => {
  expect(normalized(createFormat('fr', 'USD').price(5.5))).toBe('5,50 $');
  expect(createFormat('en', 'JPY').price(500)).toBe('¥500');
});

test('English is formatted as in Britain, unless the locale has a region', () => {
  const day = new Date('2026-11-22');
  expect(createFormat('en').date(day)).toBe('22 November 2026');
  expect(createFormat('en-US').date(day)).toBe('November 22, 2026');
});

test('a price has decimals only if the amount has some', () => {
  const { price } = createFormat('de');
  expect(normalized(price(0.2))).toBe('0,20 £');
  expect(normalized(price(80))).toBe('80 £');
});

// The default digits of `ar-EG` are Arabic-Indic in every engine, those of `ar` only in some.
test('numbers, prices, percentages and dates have Western digits in every language', () => {
  const { number, price, percent, date } = createFormat('ar-EG');
  const written = [number(1234.5), price(0.2), price(80), percent(0.17), date(new Date('2026-11-21'))];
  for (const text of written) expect(text).toMatch(/^[^\u0660-\u0669\u06F0-\u06F9]*$/);
  expect(written.join(' ')).toMatch(/\d/);
});

test.each(LANGUAGES)('numbers in %s are those of Intl in Western digits', (language) => {
  const format = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  const numbers = [...Array(1002).keys(), 1234567, 0.5, 12.25, -3];
  expect(numbers.map((value) => formatNumber(value, language))).toEqual(
    numbers.map((value) => format.format(value)),
  );
});

test('a small number needs no formatter', () => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  expect(createFormat('en').number(16)).toBe('16');
  expect(format).not.toHaveBeenCalled();
});
