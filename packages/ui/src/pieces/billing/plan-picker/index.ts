export { PlanPicker, type PlanPickerProps } from './plan-picker';
