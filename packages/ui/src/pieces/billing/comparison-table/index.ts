export type { Pack } from '../offers';
export { ComparisonTable, type ComparisonTableProps } from './comparison-table';
