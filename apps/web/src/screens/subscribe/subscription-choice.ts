import {
  BILLING_INTERVALS,
  DEFAULT_BILLING_INTERVAL,
  DEFAULT_PLAN_ID,
  hasIntervals,
  type BillingInterval,
  type Plan,
} from '@product/domain';
import type { SubscriptionOrder } from '@product/api-client';
import { BILLING_PARAMETERS } from '../../core/order-path';

export interface SubscriptionChoice {
  plan: Plan;
  interval: BillingInterval;
}

/** Reads the choice from the URL. A missing or unknown value is replaced by the default. */
export function readChoice(plans: readonly Plan[], search: URLSearchParams): SubscriptionChoice {
  const find = (planId: string | null) => plans.find(({ id }) => id === planId);
  const plan = find(search.get('plan')) ?? find(DEFAULT_PLAN_ID) ?? plans[0];
  if (!plan) throw new Error('A business model has at least one plan.');
  const interval = BILLING_INTERVALS.find((one) => BILLING_PARAMETERS[one] === search.get('billing'));
  return { plan, interval: interval ?? DEFAULT_BILLING_INTERVAL };
}

export const writeChoice = ({ plan, interval }: SubscriptionChoice) => ({
  plan: plan.id,
  billing: BILLING_PARAMETERS[interval],
});

/** The order to send. A plan that is paid by use has no interval and sends a month (decisions, section 3). */
export const toOrder = ({ plan, interval }: SubscriptionChoice): SubscriptionOrder => ({
  planId: plan.id,
  billingInterval: hasIntervals(plan) ? interval : 'month',
});
