export type { Pack } from '../offers';
export { PackCard, type PackCardProps } from './pack-card';
export { PackGrid, type PackGridProps } from './pack-grid';
