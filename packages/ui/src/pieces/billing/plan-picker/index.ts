export type { SubscriptionPlan } from '../offers';
export { PlanPicker, type PlanPickerProps } from './plan-picker';
