export type { Pack } from '../../../lib/offers';
export { OrderSummary, type OrderSummaryProps } from './order-summary';
