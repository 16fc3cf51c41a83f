export type { SubscriptionPlan } from '../offers';
export { BillingInterval, type BillingIntervalProps } from './billing-interval';
