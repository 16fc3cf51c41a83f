export type { SubscriptionPlan } from '../../../lib/offers';
export { BillingInterval, type BillingIntervalProps } from './billing-interval';
