export type { SubscriptionPlan } from '../../../lib/offers';
export { PlanBenefits, type PlanBenefitsProps } from './plan-benefits';
