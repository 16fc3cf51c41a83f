export type { Pack } from '../../../lib/offers';
export { ComparisonTable, type ComparisonTableProps } from './comparison-table';
