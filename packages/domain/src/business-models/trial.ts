import { TRIAL_DAYS, TRIAL_IMAGES_PER_DAY } from '../constants';
import { TOKEN_PACKS } from '../pricing';
import { linksTo, type BusinessModel } from './business-model';

/** The earlier business: a trial, then one premium plan. */
export const trial: BusinessModel = {
  packs: TOKEN_PACKS.filter(({ id }) => id !== 'hobby'),
  plans: [{ id: 'basic', pricePerMonth: 10, pricePerYear: 80, features: ['everyQuality', 'priority'] }],
  userMenu: [
    { key: 'generate', to: 'generate' },
    { key: 'myCreations', to: 'gallery' },
    { key: 'subscription', to: 'subscription' },
  ],
  footer: [
    { key: 'product', links: linksTo('features', 'pricing', 'gallery', 'api') },
    { key: 'company', links: linksTo('about', 'blog', 'careers', 'contact') },
    {
      key: 'legal',
      links: [
        { key: 'termsOfService', to: 'terms' },
        { key: 'privacyPolicy', to: 'privacy' },
        { key: 'cookiePolicy', to: 'cookies' },
        { key: 'gdprCompliance', to: 'gdpr' },
      ],
    },
  ],
  faq: ['expiry', 'videoCost', 'qualityByPlan', 'refunds', 'payment', 'cancellation'],
  wording: {
    promptRequired: 'promptRequired.image',
    generationFailed: 'generationFailed.image',
    yearlySaving: 'save.amount',
  },
  trial: { days: TRIAL_DAYS, generationsPerDay: TRIAL_IMAGES_PER_DAY, quality: 'hd', watermarked: true },
  moneyBack: { days: 14, intervals: ['year'] },
  proratedCredit: { from: 'month', to: 'year' },
};
