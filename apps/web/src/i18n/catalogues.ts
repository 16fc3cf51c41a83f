// Types only: a catalogue that is named here is not thereby brought into the first load.
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

/** The catalogues that come with their screen. One is called as the screen's folder is. */
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
}

/** What is fetched in one go: what a screen says, or what the frame around all of them does. */
export type TextsName = 'frame' | keyof ScreenCatalogues;
