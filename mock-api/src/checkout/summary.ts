import { PLANS, TOKEN_PACKS } from '@product/domain';
import type { SubscriptionOrder, TokenOrder } from '@product/api-client';
import type { Order } from '../state';
import { formatPrice, texts } from './texts';

export interface Summary {
  kind: 'pack' | 'plan';
  name: string;
  price: string;
  /** Billing terms: once, a month, a year, or the initial credit. */
  terms: string;
  contents: string[];
}

export function summarise(item: Order['item']): Summary {
  return 'packageId' in item ? summarisePack(item) : summarisePlan(item);
}

function summarisePack({ packageId }: TokenOrder): Summary {
  const { tokens, price, features } = findItem(TOKEN_PACKS, packageId);
  return {
    kind: 'pack',
    name: texts.pack(packageId),
    price: formatPrice(price),
    terms: texts.terms.once,
    contents: [texts.tokens(tokens), ...features.map((feature) => texts.features[feature])],
  };
}

function summarisePlan({ planId, billingInterval }: SubscriptionOrder): Summary {
  const plan = findItem(PLANS, planId);
  const { pricePerMonth, pricePerYear, pricePerImage, pricePerVideo, imagesPerMonth, videosPerMonth } = plan;
  const price = billingInterval === 'year' ? pricePerYear : pricePerMonth;
  const byUse = price === undefined;
  return {
    kind: 'plan',
    name: texts.plans[planId],
    price: formatPrice(price ?? plan.minimumCredit ?? 0),
    terms: texts.terms[byUse ? 'payg' : billingInterval],
    contents: [
      byUse
        ? texts.byUse(formatPrice(pricePerImage ?? 0), formatPrice(pricePerVideo ?? 0))
        : texts.monthly(imagesPerMonth ?? 0, videosPerMonth ?? 0),
      ...plan.features.map((feature) => texts.features[feature]),
    ],
  };
}

/** Orders are validated with the contract's schema, so the item always exists. */
function findItem<Id extends string, Item extends { id: Id }>(items: readonly Item[], id: Id): Item {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`There is no pack or plan "${id}".`);
  return item;
}
