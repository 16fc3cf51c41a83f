import type { Plan, TokenPack } from '../money';
import type { BillingInterval } from '../vocabulary';

/** Where a menu or footer entry leads. The app maps a destination to a path. */
export type Destination =
  | 'generate'
  | 'gallery'
  | 'pricing'
  | 'buyTokens'
  | 'account'
  | 'subscription'
  | 'privacy'
  | 'terms'
  | 'cookies'
  | 'gdpr'
  | 'copyright'
  | 'acceptableUse'
  | 'features'
  | 'api'
  | 'about'
  | 'blog'
  | 'careers'
  | 'contact';

/** An entry's `key` names its text in the catalogue. */
export interface ReadingLink<Key extends string = string> {
  key: Key;
  to: Destination;
}

export type UserMenuKey = 'generate' | 'myCreations' | 'buyTokens' | 'account' | 'subscription';
export type FooterColumnKey = 'product' | 'company' | 'legal';
export type FooterLinkKey =
  | 'privacy'
  | 'terms'
  | 'cookies'
  | 'gdpr'
  | 'copyright'
  | 'acceptableUse'
  | 'features'
  | 'pricing'
  | 'gallery'
  | 'api'
  | 'about'
  | 'blog'
  | 'careers'
  | 'contact'
  | 'termsOfService'
  | 'privacyPolicy'
  | 'cookiePolicy'
  | 'gdprCompliance';

export interface FooterColumn {
  /** No key: the links stand in one row without a title. */
  key?: FooterColumnKey;
  links: readonly ReadingLink<FooterLinkKey>[];
}

/** How a trial is worded and bounded. */
export interface TrialTerms {
  days: number;
  generationsPerDay: number;
  watermarked: boolean;
}

/** A guarantee holds for some intervals only. */
export interface MoneyBack {
  days: number;
  intervals: readonly BillingInterval[];
}

/** Moving from one interval to another, one is credited with what is left of the first. */
export interface ProratedCredit {
  from: BillingInterval;
  to: BillingInterval;
}

/**
 * One way to read the business (decisions, section 1). A screen asks a reading for items, prices and wording;
 * nothing ever asks which reading it is.
 */
export interface BusinessReading {
  packs: readonly TokenPack[];
  plans: readonly Plan[];
  userMenu: readonly ReadingLink<UserMenuKey>[];
  footer: readonly FooterColumn[];
  /** Where readings word a message differently: the end of its key in the catalogues. */
  wording: {
    promptRequired: 'promptRequired.content' | 'promptRequired.image';
    generationFailed: 'generationFailed.content' | 'generationFailed.image';
  };
  trial?: TrialTerms;
  moneyBack?: MoneyBack;
  proratedCredit?: ProratedCredit;
}
