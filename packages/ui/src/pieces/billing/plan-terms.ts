import { hasIntervals, type BillingInterval, type Plan } from '@product/domain';
import type { Format } from '../../i18n/format';
import type { TextLookup } from '../../i18n';

/** The price of a plan for an interval, in pounds; a plan paid by use asks for its least credit. */
export function dueToday(plan: Plan, interval: BillingInterval): number {
  const price = interval === 'year' ? plan.pricePerYear : plan.pricePerMonth;
  return price ?? plan.minimumCredit ?? 0;
}

/** What a plan costs, in words. */
export function priceText(plan: Plan, interval: BillingInterval, t: TextLookup, { price }: Format): string {
  if (!hasIntervals(plan)) return t('billing.pricePerImage', { price: price(plan.pricePerImage ?? 0) });
  const amount = price(dueToday(plan, interval));
  return t(interval === 'year' ? 'billing.pricePerYear' : 'billing.pricePerMonth', { price: amount });
}

/** What a plan includes, one line each, in the order people read. */
export function benefitTexts(plan: Plan, t: TextLookup, { price }: Format): string[] {
  const { imagesPerMonth, videosPerMonth, pricePerImage, pricePerVideo, minimumCredit } = plan;
  const lines = [
    imagesPerMonth !== undefined && t('billing.imagesPerMonth', { count: imagesPerMonth }),
    videosPerMonth !== undefined && t('billing.videosPerMonth', { count: videosPerMonth }),
    pricePerImage !== undefined && t('billing.pricePerImage', { price: price(pricePerImage) }),
    pricePerVideo !== undefined && t('billing.pricePerVideo', { price: price(pricePerVideo) }),
    minimumCredit !== undefined && t('billing.minimumCredit', { price: price(minimumCredit) }),
    ...plan.features.map((feature) => t(`billing.planFeature.${feature}`)),
  ];
  return lines.filter((line) => line !== false);
}
