import { CURRENCY } from '@product/domain';
import { once } from '../lib/once';

/** Formats of numbers, prices and dates in one language. */
export interface Format {
  number: (value: number) => string;
  /**
   * An amount in the main unit of the currency, with decimals only if there are any. The sign is the currency's short
   * one in every language; its position follows the language.
   */
  price: (amount: number) => string;
  /** The prices of one list: all with decimals if one of them has any. */
  prices: (amounts: readonly number[]) => string[];
  /** A percentage. The value is a fraction from 0 to 1. */
  percent: (share: number) => string;
  /** A duration in whole seconds, with their short sign. */
  seconds: (count: number) => string;
  /** A day with its month in words. It is read in UTC, so that it is the same day in every time zone. */
  date: (day: Date) => string;
}

/* By default Spanish writes GBP, French £GB and Arabic UK£. The short sign is clear, as there is one currency only. */
function narrowSymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/* Engines differ in the default digits for Arabic; the catalogues use Western digits. */
const DIGITS = { numberingSystem: 'latn' } as const;

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * A number in the digits of the catalogues. A whole number below 1000 is written alike in every language, and the first
 * formatter of a page takes a phone 90 ms.
 */
export function formatNumber(value: number, locale: string): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale, DIGITS);
  numberFormats.set(locale, format);
  return format.format(value);
}

/** @param currency ISO 4217 code */
export function createFormat(language: string, currency: string = CURRENCY): Format {
  // Without a region, `Intl` formats English as in the United States.
  const locale = language === 'en' ? 'en-GB' : language;
  const currencyOptions = { ...DIGITS, style: 'currency', currency } as const;
  const symbol = once(() => narrowSymbol(currency));
  const withDecimals = once(() => new Intl.NumberFormat(locale, currencyOptions));
  const withoutEmptyDecimals = once(
    () => new Intl.NumberFormat(locale, { ...currencyOptions, trailingZeroDisplay: 'stripIfInteger' }),
  );
  const percent = once(() => new Intl.NumberFormat(locale, { ...DIGITS, style: 'percent' }));
  // The narrow unit of Hindi, "5 से", reads as the word "from".
  const unitDisplay = language === 'hi' ? 'long' : 'narrow';
  const seconds = once(
    () => new Intl.NumberFormat(locale, { ...DIGITS, style: 'unit', unit: 'second', unitDisplay }),
  );
  const date = once(() => new Intl.DateTimeFormat(locale, { ...DIGITS, dateStyle: 'long', timeZone: 'UTC' }));
  const prices = (amounts: readonly number[]) => {
    const hasDecimals = amounts.some((each) =>
      withoutEmptyDecimals()
        .formatToParts(each)
        .some(({ type }) => type === 'fraction'),
    );
    const format = hasDecimals ? withDecimals() : withoutEmptyDecimals();
    return amounts.map((each) =>
      format
        .formatToParts(each)
        .map(({ type, value }) => (type === 'currency' ? symbol() : value))
        .join(''),
    );
  };
  return {
    number: (value) => formatNumber(value, locale),
    price: (amount) => prices([amount]).join(''),
    prices,
    percent: (share) => percent().format(share),
    seconds: (count) => seconds().format(count),
    date: (day) => date().format(day),
  };
}
