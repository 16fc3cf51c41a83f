import { PLANS, TOKEN_PACKS } from '../pricing';
import { linksTo, type BusinessModel } from './business-model';

/** The current business: tokens, bought once. */
export const tokens: BusinessModel = {
  packs: TOKEN_PACKS,
  plans: PLANS,
  userMenu: [
    { key: 'generate', to: 'generate' },
    { key: 'myCreations', to: 'gallery' },
    { key: 'buyTokens', to: 'buyTokens' },
    { key: 'account', to: 'account' },
  ],
  footer: [
    {
      links: linksTo('privacy', 'terms', 'cookies', 'gdpr', 'copyright', 'acceptableUse'),
    },
  ],
  faq: ['expiry', 'videoCost', 'quality', 'refunds', 'payment', 'cancellation'],
  wording: {
    promptRequired: 'promptRequired.content',
    generationFailed: 'generationFailed.content',
    yearlySaving: 'save.about',
  },
};
