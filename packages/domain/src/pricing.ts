import { isFreeOfCharge, type AccessHolder } from './access';
import type { BillingInterval, MediaType, PackId, PlanId } from './enums';

/** All prices are in this currency (ISO 4217). */
export const CURRENCY = 'GBP';

/** The cost of one generation in tokens: an image, or the generator's five-second video (decisions, section 3). */
export const TOKEN_COST: Record<MediaType, number> = { image: 1, video: 3 };

/** The cost of one generation for a user, or for a visitor, in tokens. */
export const generationCost = (user: AccessHolder | null, mediaType: MediaType): number =>
  user && isFreeOfCharge(user) ? 0 : TOKEN_COST[mediaType];

/** The prices of videos on the landing page, in the FAQ and on the usage cards (specification, section 9). */
export const VIDEO_PRICE_LIST = [
  { seconds: 10, tokens: 5 },
  { seconds: 30, tokens: 15 },
  { seconds: 60, tokens: 30 },
] as const;

/** The features of packs, in display order. Nothing is inherited from smaller packs (decisions, section 1). */
export const PACK_FEATURES = ['hd', '4k', 'priorityProcessing', 'advancedStyles', 'prioritySupport'] as const;
export type PackFeature = (typeof PACK_FEATURES)[number];

/** A one-time purchase of tokens. `price` is in whole pounds. */
export interface TokenPack {
  id: PackId;
  tokens: number;
  price: number;
  features: readonly PackFeature[];
}

export const TOKEN_PACKS: readonly TokenPack[] = [
  { id: 'hobby', tokens: 25, price: 5, features: ['hd'] },
  { id: 'starter', tokens: 100, price: 20, features: ['hd'] },
  { id: 'pro', tokens: 250, price: 45, features: ['hd', 'priorityProcessing'] },
  { id: 'creator', tokens: 500, price: 80, features: ['4k', 'advancedStyles'] },
  { id: 'ultimate', tokens: 1000, price: 150, features: ['4k', 'prioritySupport'] },
];

/** The smallest of these packs that covers a number of tokens, or the largest one. */
export function coveringPack<Pack extends { tokens: number }>(
  packs: readonly Pack[],
  tokens: number,
): Pack | undefined {
  const bySize = packs.toSorted((one, other) => one.tokens - other.tokens);
  return bySize.find((pack) => pack.tokens >= tokens) ?? bySize.at(-1);
}

/** The pack that is selected by default (decisions, section 3). */
export const DEFAULT_PACK_ID: PackId = 'starter';

/** A subscription. Prices are in pounds. `payg` is paid by use. */
export interface Plan {
  id: PlanId;
  pricePerMonth?: number;
  pricePerYear?: number;
  pricePerImage?: number;
  pricePerVideo?: number;
  minimumCredit?: number;
  imagesPerMonth?: number;
  videosPerMonth?: number;
  features: readonly PlanFeature[];
}
export type PlanFeature = 'hd' | '4k' | 'everyQuality' | 'priority' | 'customStyles';

export const PLANS: readonly Plan[] = [
  {
    id: 'basic',
    pricePerMonth: 10,
    pricePerYear: 100,
    imagesPerMonth: 50,
    videosPerMonth: 3,
    features: ['hd', 'priority'],
  },
  {
    id: 'pro',
    pricePerMonth: 25,
    pricePerYear: 250,
    imagesPerMonth: 200,
    videosPerMonth: 10,
    features: ['4k', 'customStyles'],
  },
  { id: 'payg', pricePerImage: 0.5, pricePerVideo: 2, minimumCredit: 5, features: [] },
];

/** The plan and the billing interval that are selected by default (specification, section 2). */
export const DEFAULT_PLAN_ID: PlanId = 'basic';
export const DEFAULT_BILLING_INTERVAL: BillingInterval = 'month';

/** The prices of a subscription; a plan that is paid by use has none of them. */
export type IntervalPrices = Pick<Plan, 'pricePerMonth' | 'pricePerYear'>;

/** Whether a plan is paid by the month or year, not by use. */
export const hasIntervals = (plan: IntervalPrices): boolean => plan.pricePerMonth !== undefined;

/** The fraction of the yearly cost that paying by the year saves, from 0 to 1. 0 for a plan without intervals. */
export function yearlySaving(plan: IntervalPrices): number {
  if (!plan.pricePerMonth || !plan.pricePerYear) return 0;
  return 1 - plan.pricePerYear / (plan.pricePerMonth * 12);
}

/** What paying by the year saves against twelve months, in pounds. 0 for a plan without intervals. */
export function yearlySavingPounds(plan: IntervalPrices): number {
  if (!plan.pricePerMonth || !plan.pricePerYear) return 0;
  return plan.pricePerMonth * 12 - plan.pricePerYear;
}
