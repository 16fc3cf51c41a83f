export type { SubscriptionPlan } from '../../../lib/offers';
export { PaymentSummary, type PaymentSummaryProps } from './payment-summary';
