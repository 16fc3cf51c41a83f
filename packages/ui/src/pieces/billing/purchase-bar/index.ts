export type { Pack } from '../offers';
export { PurchaseBar, type PurchaseBarProps } from './purchase-bar';
