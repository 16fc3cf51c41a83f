export { PurchaseBar, type PurchaseBarProps } from './purchase-bar';
