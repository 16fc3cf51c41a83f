import { PLANS, TOKEN_PACKS } from '../money';
import type { BusinessReading } from './reading';

/** Tokens, bought once: what the product is. */
export const current: BusinessReading = {
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
      links: [
        { key: 'privacy', to: 'privacy' },
        { key: 'terms', to: 'terms' },
        { key: 'cookies', to: 'cookies' },
        { key: 'gdpr', to: 'gdpr' },
        { key: 'copyright', to: 'copyright' },
        { key: 'acceptableUse', to: 'acceptableUse' },
      ],
    },
  ],
  wording: { promptRequired: 'promptRequired.content', generationFailed: 'generationFailed.content' },
};
