import { expect, test, vi } from 'vitest';
import { TOKEN_PACKS, yearlySaving, yearlySavingPounds } from '../pricing';
import { BUSINESS_MODEL_NAMES, businessModels } from './index';

interface Catalogue {
  account: { menu: Record<string, string> };
  shell: { footer: Record<string, string> };
}

const everyModel = BUSINESS_MODEL_NAMES.map((name) => [name, businessModels[name]] as const);

/** The UI library's English texts. The domain does not depend on the library, so they are read as a file. */
const readEnglish = () => vi.importActual<{ english: Catalogue }>('../../../ui/src/locales/en');

test(
  'the tokens model sells every pack, the trial model all but the smallest',
  { tags: ['req:product.current-reading', 'req:tokens.packs-earlier'] },
  () => {
    expect(businessModels.tokens.packs).toBe(TOKEN_PACKS);
    expect(businessModels.trial.packs).toEqual(TOKEN_PACKS.slice(1));
  },
);

test(
  'the tokens model has three plans, the trial model one plan at £10 a month or £80 a year',
  { tags: ['req:product.earlier-reading', 'req:terms.premium-plan'] },
  () => {
    expect(businessModels.tokens.plans.map(({ id }) => id)).toEqual(['basic', 'pro', 'payg']);
    expect(businessModels.trial.plans).toMatchObject([{ pricePerMonth: 10, pricePerYear: 80 }]);
  },
);

test('a year of the trial model saves £40, a third', { tags: ['req:tokens.older-price'] }, () => {
  const [plan] = businessModels.trial.plans;
  expect(plan && Math.round(yearlySaving(plan) * 100)).toBe(33);
  expect(plan && yearlySavingPounds(plan)).toBe(40);
});

test.each([
  ['tokens', 'generate>generate myCreations>gallery buyTokens>buyTokens account>account'],
  ['trial', 'generate>generate myCreations>gallery subscription>subscription'],
] as const)(
  'the user menu of the %s model links to its pages in order',
  { tags: ['req:header.user-menu-earlier', 'req:header.user-menu-places'] },
  (name, entries) => {
    expect(businessModels[name].userMenu.map(({ key, to }) => `${key}>${to}`).join(' ')).toBe(entries);
  },
);

test('the legal links of the trial model lead to the documents', () => {
  expect(businessModels.trial.footer.at(-1)?.links.map(({ to }) => to)).toEqual([
    'terms',
    'privacy',
    'cookies',
    'gdpr',
  ]);
});

test(
  'only the trial model has a watermarked trial and money back on yearly plans',
  {
    tags: [
      'req:product.earlier-reading',
      'req:tokens.older-money-back',
      'req:tokens.older-prorated-credit',
      'req:tokens.older-trial',
    ],
  },
  () => {
    expect(businessModels.tokens).not.toHaveProperty('trial');
    expect(businessModels.tokens).not.toHaveProperty('moneyBack');
    expect(businessModels.tokens).not.toHaveProperty('proratedCredit');
    expect(businessModels.trial.trial).toEqual({
      days: 7,
      generationsPerDay: 3,
      quality: 'hd',
      watermarked: true,
    });
    expect(businessModels.trial.moneyBack).toEqual({ days: 14, intervals: ['year'] });
    expect(businessModels.trial.proratedCredit).toEqual({ from: 'month', to: 'year' });
  },
);

test(
  'in the trial model the trial generates in HD only, the plan in every quality',
  { tags: ['req:rules.older-trial-quality'] },
  () => {
    expect(businessModels.trial.trial?.quality).toBe('hd');
    expect(businessModels.trial.plans.map(({ features }) => features)).toEqual([
      ['everyQuality', 'priority'],
    ]);
    expect(businessModels.trial.faq).toContain('qualityByPlan');
    expect(businessModels.tokens.faq).toContain('quality');
  },
);

test('the models word the same messages differently', () => {
  expect(businessModels.tokens.wording).toEqual({
    promptRequired: 'promptRequired.content',
    generationFailed: 'generationFailed.content',
    yearlySaving: 'save.about',
  });
  expect(businessModels.trial.wording).toEqual({
    promptRequired: 'promptRequired.image',
    generationFailed: 'generationFailed.image',
    yearlySaving: 'save.amount',
  });
});

test.each(everyModel)('every entry of the %s model has an English text', async (_name, model) => {
  const { account, shell } = (await readEnglish()).english;
  const missing = [
    ...model.userMenu.filter(({ key }) => !account.menu[key]),
    ...model.footer.filter(({ key }) => key && !shell.footer[key]),
    ...model.footer.flatMap(({ links }) => links).filter(({ key }) => !shell.footer[key]),
  ];
  expect(missing).toEqual([]);
});
