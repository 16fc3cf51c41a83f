import { CURRENCY } from '@product/domain';

/** Formats of numbers, prices and dates in one language. */
export interface Format {
  number: (value: number) => string;
  /** A price in pounds, with pence only if there are any. The sign is always £; its position follows the language. */
  price: (pounds: number) => string;
  /** The prices of one list, in pounds: all with pence if one of them has any. */
  prices: (pounds: readonly number[]) => string[];
  /** A percentage. The value is a fraction from 0 to 1. */
  percent: (share: number) => string;
  /** A day with its month in words. It is read in UTC, so that it is the same day in every time zone. */
  date: (day: Date) => string;
}

/* By default Spanish writes GBP, French £GB and Arabic UK£. The short sign is clear, as there is no other currency. */
const CURRENCY_SIGN = '£';

/* Engines differ in the default digits for Arabic; the catalogues use Western digits. */
const DIGITS = { numberingSystem: 'latn' } as const;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** The number format of a locale, created once per locale. */
export function numberFormatOf(locale: string): Intl.NumberFormat {
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale, DIGITS);
  numberFormats.set(locale, format);
  return format;
}

export function createFormat(language: string): Format {
  // Without a region, `Intl` formats English as in the United States.
  const locale = language === 'en' ? 'en-GB' : language;
  const number = numberFormatOf(locale);
  const money = { ...DIGITS, style: 'currency', currency: CURRENCY } as const;
  const withPence = new Intl.NumberFormat(locale, money);
  const withoutEmptyPence = new Intl.NumberFormat(locale, {
    ...money,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const percent = new Intl.NumberFormat(locale, { ...DIGITS, style: 'percent' });
  const date = new Intl.DateTimeFormat(locale, { ...DIGITS, dateStyle: 'long', timeZone: 'UTC' });
  const prices = (pounds: readonly number[]) => {
    const hasPence = pounds.some((each) =>
      withoutEmptyPence.formatToParts(each).some(({ type }) => type === 'fraction'),
    );
    const format = hasPence ? withPence : withoutEmptyPence;
    return pounds.map((each) =>
      format
        .formatToParts(each)
        .map(({ type, value }) => (type === 'currency' ? CURRENCY_SIGN : value))
        .join(''),
    );
  };
  return {
    number: (value) => number.format(value),
    price: (pounds) => prices([pounds]).join(''),
    prices,
    percent: (share) => percent.format(share),
    date: (day) => date.format(day),
  };
}
