export type { Pack } from '../offers';
export { OrderSummary, type OrderSummaryProps } from './order-summary';
