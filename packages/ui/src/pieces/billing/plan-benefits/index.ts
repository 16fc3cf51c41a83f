export { PlanBenefits, type PlanBenefitsProps } from './plan-benefits';
