export type { SubscriptionPlan } from '../offers';
export { PlanBenefits, type PlanBenefitsProps } from './plan-benefits';
