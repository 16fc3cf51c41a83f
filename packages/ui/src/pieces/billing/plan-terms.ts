import { hasIntervals, type BillingInterval, type TrialTerms } from '@product/domain';
import type { Format } from '../../i18n/format';
import type { TextLookup } from '../../i18n';
import { planFeature, type SubscriptionPlan } from '../../lib/offers';

/** Price of a plan for an interval; for a pay-as-you-go plan its minimum credit. */
export function dueToday(plan: SubscriptionPlan, interval: BillingInterval): number {
  const price = interval === 'year' ? plan.pricePerYear : plan.pricePerMonth;
  return price ?? plan.minimumCredit ?? 0;
}

export function priceText(
  plan: SubscriptionPlan,
  interval: BillingInterval,
  t: TextLookup,
  { price }: Format,
): string {
  if (!hasIntervals(plan)) return t('billing.pricePerImage', { price: price(plan.pricePerImage ?? 0) });
  const amount = price(dueToday(plan, interval));
  return t(interval === 'year' ? 'billing.pricePerYear' : 'billing.pricePerMonth', { price: amount });
}

/** What a trial includes, one text per line. */
export function trialTexts(trial: TrialTerms, t: TextLookup): string[] {
  const lines = [
    t('billing.trialGenerations', { count: trial.generationsPerDay }),
    t(`billing.planFeature.${trial.quality}`),
    trial.watermarked && t('billing.trialWatermark'),
  ];
  return lines.filter((line) => line !== false);
}

/** What a plan includes, one text per line, in display order. */
export function benefitTexts(plan: SubscriptionPlan, t: TextLookup, { price, prices }: Format): string[] {
  const { imagesPerMonth, videosPerMonth, pricePerImage, pricePerVideo, minimumCredit } = plan;
  const [perImage = '', perVideo = ''] = prices([pricePerImage ?? 0, pricePerVideo ?? 0]);
  const lines = [
    imagesPerMonth !== undefined && t('billing.imagesPerMonth', { count: imagesPerMonth }),
    videosPerMonth !== undefined && t('billing.videosPerMonth', { count: videosPerMonth }),
    pricePerImage !== undefined && t('billing.pricePerImage', { price: perImage }),
    pricePerVideo !== undefined && t('billing.pricePerVideo', { price: perVideo }),
    minimumCredit !== undefined && t('billing.minimumCredit', { price: price(minimumCredit) }),
    ...plan.features.map((feature) => planFeature(t, feature)),
  ];
  return lines.filter((line) => line !== false);
}
