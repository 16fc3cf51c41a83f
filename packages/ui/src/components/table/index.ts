export {
  Table,
  TableCell,
  TableHead,
  type TableCellProps,
  type TableHeadProps,
  type TableProps,
} from './table';
