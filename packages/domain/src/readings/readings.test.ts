import { expect, test, vi } from 'vitest';
import { yearlySaving } from '../money';
import { READING_NAMES, readings } from './index';

interface Catalogue {
  account: { menu: Record<string, string> };
  shell: { footer: Record<string, string> };
}

const everyReading = READING_NAMES.map((name) => [name, readings[name]] as const);

/** The library's English texts. The domain does not depend on the library, so they are read as a file. */
const english = () => vi.importActual<Catalogue>('../../../ui/src/locales/en.json');

test('today five packs are sold, earlier four', () => {
  expect(readings.current.packs.map(({ id }) => id)).toEqual([
    'hobby',
    'starter',
    'pro',
    'creator',
    'ultimate',
  ]);
  expect(readings.earlier.packs.map(({ id }) => id)).toEqual(['starter', 'pro', 'creator', 'ultimate']);
});

test('today there are three plans, earlier one premium plan of £10 a month or £80 a year', () => {
  expect(readings.current.plans.map(({ id }) => id)).toEqual(['basic', 'pro', 'payg']);
  expect(readings.earlier.plans).toMatchObject([{ pricePerMonth: 10, pricePerYear: 80 }]);
});

test('a year of the earlier plan saves £40, a third', () => {
  const [plan] = readings.earlier.plans;
  expect(plan && Math.round(yearlySaving(plan) * 100)).toBe(33);
  expect(plan && yearlySaving(plan) * 120).toBeCloseTo(40);
});

test.each([
  ['current', 'generate>generate myCreations>gallery buyTokens>buyTokens account>account'],
  ['earlier', 'generate>generate myCreations>gallery subscription>subscription'],
] as const)('the user menu of the %s reading leads to its places in order', (name, entries) => {
  expect(readings[name].userMenu.map(({ key, to }) => `${key}>${to}`).join(' ')).toBe(entries);
});

test('the current footer is one row of legal links without a title', () => {
  expect(readings.current.footer.map(({ key }) => key)).toEqual([undefined]);
  expect(readings.current.footer[0]?.links.map(({ to }) => to)).toEqual([
    'privacy',
    'terms',
    'cookies',
    'gdpr',
    'copyright',
    'acceptableUse',
  ]);
});

test('the earlier footer has the columns Product, Company and Legal', () => {
  expect(readings.earlier.footer.map(({ key, links }) => [key, links.map((link) => link.key)])).toEqual([
    ['product', ['features', 'pricing', 'gallery', 'api']],
    ['company', ['about', 'blog', 'careers', 'contact']],
    ['legal', ['termsOfService', 'privacyPolicy', 'cookiePolicy', 'gdprCompliance']],
  ]);
});

test('only the earlier reading speaks of a watermarked trial and of money back on yearly plans', () => {
  expect(readings.current).not.toHaveProperty('trial');
  expect(readings.current).not.toHaveProperty('moneyBack');
  expect(readings.current).not.toHaveProperty('proratedCredit');
  expect(readings.earlier.trial).toEqual({ days: 7, generationsPerDay: 3, watermarked: true });
  expect(readings.earlier.moneyBack).toEqual({ days: 14, intervals: ['year'] });
  expect(readings.earlier.proratedCredit).toEqual({ from: 'month', to: 'year' });
});

test('the readings word the same two messages differently', () => {
  expect(readings.current.wording).toEqual({
    promptRequired: 'promptRequired.content',
    generationFailed: 'generationFailed.content',
  });
  expect(readings.earlier.wording).toEqual({
    promptRequired: 'promptRequired.image',
    generationFailed: 'generationFailed.image',
  });
});

test.each(everyReading)('every entry of the %s reading has an English text', async (_name, reading) => {
  const { account, shell } = await english();
  const untold = [
    ...reading.userMenu.filter(({ key }) => !account.menu[key]),
    ...reading.footer.filter(({ key }) => key && !shell.footer[key]),
    ...reading.footer.flatMap(({ links }) => links).filter(({ key }) => !shell.footer[key]),
  ];
  expect(untold).toEqual([]);
});
