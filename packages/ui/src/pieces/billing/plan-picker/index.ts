export type { SubscriptionPlan } from '../../../lib/offers';
export { PlanPicker, type PlanPickerProps } from './plan-picker';
