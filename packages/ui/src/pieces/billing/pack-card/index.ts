export type { Pack } from '../../../lib/offers';
export { PackCard, type PackCardProps } from './pack-card';
export { PackGrid, type PackGridProps } from './pack-grid';
