export type { SubscriptionPlan } from '../offers';
export { PaymentSummary, type PaymentSummaryProps } from './payment-summary';
