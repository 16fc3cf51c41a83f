// Types only, so that no catalogue becomes part of the first load.
import type auth from './locales/en/auth.json';
import type gallery from './locales/en/gallery.json';
import type generate from './locales/en/generate.json';
import type landing from './locales/en/landing.json';
import type legal from './locales/en/legal.json';
import type notFound from './locales/en/not-found.json';
import type buyTokens from './locales/en/buy-tokens.json';
import type paymentReturn from './locales/en/payment-return.json';
import type pricing from './locales/en/pricing.json';
import type subscribe from './locales/en/subscribe.json';
import type update from './locales/en/update.json';

/** The catalogues that load with their screen, whose folder has the same name, or with the notice of an update. */
export interface ScreenCatalogues {
  auth: typeof auth;
  gallery: typeof gallery;
  generate: typeof generate;
  landing: typeof landing;
  legal: typeof legal;
  'not-found': typeof notFound;
  'buy-tokens': typeof buyTokens;
  'payment-return': typeof paymentReturn;
  pricing: typeof pricing;
  subscribe: typeof subscribe;
  update: typeof update;
}

/** What is fetched together: the texts of a screen, or those of the frame around all screens. */
export type TextsName = 'frame' | keyof ScreenCatalogues;
