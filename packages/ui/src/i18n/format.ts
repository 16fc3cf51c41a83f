import { CURRENCY } from '@product/domain';

/** Numbers and money as a language writes them. */
export interface Format {
  number: (value: number) => string;
  /** Pounds; pence only where there are some. The sign is the same everywhere, its place is the language's. */
  price: (pounds: number) => string;
  /** A share from 0 to 1. */
  percent: (share: number) => string;
  /** A day, its month spelled out. The same day everywhere: it is read in UTC. */
  date: (day: Date) => string;
}

/* By itself Spanish writes GBP, French £GB and Arabic UK£, where there is no other currency to confuse it with. */
const CURRENCY_SIGN = '£';

export function createFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale);
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    number: (value) => number.format(value),
    price: (pounds) =>
      price
        .formatToParts(pounds)
        .map(({ type, value }) => (type === 'currency' ? CURRENCY_SIGN : value))
        .join(''),
    percent: (share) => percent.format(share),
    date: (day) => date.format(day),
  };
}
