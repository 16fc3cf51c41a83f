export type { Pack } from '../../../lib/offers';
export { PurchaseBar, type PurchaseBarProps } from './purchase-bar';
