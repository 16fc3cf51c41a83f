import type { Plan, TokenPack } from '../pricing';
import type { BillingInterval, Quality } from '../enums';

/** The destination of a menu or footer entry. The app maps it to a path. */
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

/** `key` names the entry's text in the catalogue. */
export interface NavigationLink<Key extends string = string> {
  key: Key;
  to: Destination;
}

/** Links whose keys are the names of their destinations. */
export const linksTo = <Key extends Destination>(...keys: Key[]): NavigationLink<Key>[] =>
  keys.map((key) => ({ key, to: key }));

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

/** A question of the price list, with its answer, by the key of its text. */
export type FaqKey =
  | 'expiry'
  | 'videoCost'
  | 'quality'
  | 'qualityByPlan'
  | 'refunds'
  | 'payment'
  | 'cancellation';

export interface FooterColumn {
  /** Without a key the links are in one row without a title. */
  key?: FooterColumnKey;
  links: readonly NavigationLink<FooterLinkKey>[];
}

/** The limits of a trial, which its texts state. */
export interface TrialTerms {
  days: number;
  generationsPerDay: number;
  /** The only quality in which the trial generates. */
  quality: Extract<Quality, 'hd' | '4k'>;
  watermarked: boolean;
}

/** A money-back guarantee, for some billing intervals only. */
export interface MoneyBack {
  days: number;
  intervals: readonly BillingInterval[];
}

/** When the user moves from one interval to the other, the rest of the first is credited. */
export interface ProratedCredit {
  from: BillingInterval;
  to: BillingInterval;
}

/**
 * One model of the business (decisions, section 1). Screens read items, prices and wording from it, and never check
 * which model it is.
 */
export interface BusinessModel {
  packs: readonly TokenPack[];
  plans: readonly Plan[];
  userMenu: readonly NavigationLink<UserMenuKey>[];
  footer: readonly FooterColumn[];
  faq: readonly FaqKey[];
  /** The ends of catalogue keys, for messages that the models word differently. */
  wording: {
    promptRequired: 'promptRequired.content' | 'promptRequired.image';
    generationFailed: 'generationFailed.content' | 'generationFailed.image';
    /** How the saving of a yearly payment is stated: as a rounded share, or as the share with its amount. */
    yearlySaving: 'save.about' | 'save.amount';
  };
  trial?: TrialTerms;
  moneyBack?: MoneyBack;
  proratedCredit?: ProratedCredit;
}
