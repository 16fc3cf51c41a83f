import type { Plan } from '@product/domain';
import type { TextLookup } from '../i18n/texts';

/** A pack of tokens that the host sells. The packs of `@product/domain` have their names in the catalogue. */
export interface Pack<Id extends string = string> {
  id: Id;
  tokens: number;
  /** In the main unit of the provider's currency. */
  price: number;
  /**
   * Name of the pack.
   * @default the catalogue's for the product's own ids, otherwise the id
   */
  name?: string;
  /** What the pack includes: keys of the catalogue, such as `hd`, or texts of the host. */
  features: readonly string[];
}

/** A subscription that the host sells. Prices are in the main unit of the provider's currency. */
export interface SubscriptionPlan<Id extends string = string> extends Omit<Plan, 'id' | 'features'> {
  id: Id;
  /**
   * Name of the plan.
   * @default the catalogue's for the product's own ids, otherwise the id
   */
  name?: string;
  /** What the plan includes: keys of the catalogue, such as `4k`, or texts of the host. */
  features: readonly string[];
}

/**
 * The catalogue's text for one of its keys; any other word as it is. A host may sell what the catalogue has no text for.
 */
const catalogueText = (
  t: TextLookup,
  group: 'packName' | 'packFeature' | 'planName' | 'planFeature',
  textKey: string,
) => (t as (key: string) => string)(`billing.${group}.${textKey}`) || textKey;

export const packName = (t: TextLookup, { id, name }: Pack): string =>
  name ?? catalogueText(t, 'packName', id);

export const packFeature = (t: TextLookup, feature: string): string =>
  catalogueText(t, 'packFeature', feature);

export const planName = (t: TextLookup, { id, name }: SubscriptionPlan): string =>
  name ?? catalogueText(t, 'planName', id);

export const planFeature = (t: TextLookup, feature: string): string =>
  catalogueText(t, 'planFeature', feature);
