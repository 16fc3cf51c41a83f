import { expect, test, vi } from 'vitest';
import { yearlySaving, yearlySavingPounds } from '../money';
import { READING_NAMES, readings } from './index';

interface Catalogue {
  account: { menu: Record<string, string> };
  shell: { footer: Record<string, string> };
}

const everyReading = READING_NAMES.map((name) => [name, readings[name]] as const);

/** The UI library's English texts. The domain does not depend on the library, so they are read as a file. */
const english = () => vi.importActual<Catalogue>('../../../ui/src/locales/en.json');

test(
  'today five packs are sold, earlier four',
  { tags: ['req:product.current-reading', 'req:tokens.packs-earlier'] },
  () => {
    expect(readings.current.packs.map(({ id }) => id)).toEqual([
      'hobby',
      'starter',
      'pro',
      'creator',
      'ultimate',
    ]);
    expect(readings.earlier.packs.map(({ id }) => id)).toEqual(['starter', 'pro', 'creator', 'ultimate']);
  },
);

test(
  'today there are three plans, earlier one premium plan of £10 a month or £80 a year',
  { tags: ['req:product.earlier-reading', 'req:terms.premium-plan'] },
  () => {
    expect(readings.current.plans.map(({ id }) => id)).toEqual(['basic', 'pro', 'payg']);
    expect(readings.earlier.plans).toMatchObject([{ pricePerMonth: 10, pricePerYear: 80 }]);
  },
);

test('a year of the earlier plan saves £40, a third', { tags: ['req:tokens.older-price'] }, () => {
  const [plan] = readings.earlier.plans;
  expect(plan && Math.round(yearlySaving(plan) * 100)).toBe(33);
  expect(plan && yearlySavingPounds(plan)).toBe(40);
});

test.each([
  ['current', 'generate>generate myCreations>gallery buyTokens>buyTokens account>account'],
  ['earlier', 'generate>generate myCreations>gallery subscription>subscription'],
] as const)(
  'the user menu of the %s reading leads to its places in order',
  { tags: ['req:header.user-menu-earlier', 'req:header.user-menu-places'] },
  (name, entries) => {
    expect(readings[name].userMenu.map(({ key, to }) => `${key}>${to}`).join(' ')).toBe(entries);
  },
);

test(
  'the current footer is one row of legal links without a title',
  { tags: ['req:footer.footer-legal'] },
  () => {
    expect(readings.current.footer.map(({ key }) => key)).toEqual([undefined]);
    expect(readings.current.footer[0]?.links.map(({ to }) => to)).toEqual([
      'privacy',
      'terms',
      'cookies',
      'gdpr',
      'copyright',
      'acceptableUse',
    ]);
  },
);

test(
  'the earlier footer has the columns Product, Company and Legal',
  { tags: ['req:footer.footer-company', 'req:footer.footer-legal-earlier', 'req:footer.footer-product'] },
  () => {
    expect(readings.earlier.footer.map(({ key, links }) => [key, links.map((link) => link.key)])).toEqual([
      ['product', ['features', 'pricing', 'gallery', 'api']],
      ['company', ['about', 'blog', 'careers', 'contact']],
      ['legal', ['termsOfService', 'privacyPolicy', 'cookiePolicy', 'gdprCompliance']],
    ]);
  },
);

test(
  'only the earlier reading speaks of a watermarked trial and of money back on yearly plans',
  {
    tags: [
      'req:product.earlier-reading',
      'req:tokens.older-money-back',
      'req:tokens.older-prorated-credit',
      'req:tokens.older-trial',
    ],
  },
  () => {
    expect(readings.current).not.toHaveProperty('trial');
    expect(readings.current).not.toHaveProperty('moneyBack');
    expect(readings.current).not.toHaveProperty('proratedCredit');
    expect(readings.earlier.trial).toEqual({
      days: 7,
      generationsPerDay: 3,
      quality: 'hd',
      watermarked: true,
    });
    expect(readings.earlier.moneyBack).toEqual({ days: 14, intervals: ['year'] });
    expect(readings.earlier.proratedCredit).toEqual({ from: 'month', to: 'year' });
  },
);

test(
  'earlier the trial generates in HD only, and the plan in every quality',
  { tags: ['req:rules.older-trial-quality'] },
  () => {
    expect(readings.earlier.trial?.quality).toBe('hd');
    expect(readings.earlier.plans.map(({ features }) => features)).toEqual([['everyQuality', 'priority']]);
    expect(readings.earlier.faq).toContain('qualityByPlan');
    expect(readings.current.faq).toContain('quality');
  },
);

test('the readings word the same messages differently', () => {
  expect(readings.current.wording).toEqual({
    promptRequired: 'promptRequired.content',
    generationFailed: 'generationFailed.content',
    yearlySaving: 'save.about',
  });
  expect(readings.earlier.wording).toEqual({
    promptRequired: 'promptRequired.image',
    generationFailed: 'generationFailed.image',
    yearlySaving: 'save.amount',
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
