import type { ReactNode } from 'react';
import {
  Avatar,
  EmptyState,
  MediaFrame,
  ProgressBar,
  Spinner,
  Table,
  TableCell,
  TableHead,
} from '../../../components';
import type { Cases } from '../../case';

const inRow = (cell: ReactNode) => (
  <Table label="Sizes">
    <tbody>
      <tr>{cell}</tr>
    </tbody>
  </Table>
);

export const display: Cases = {
  Avatar: (root) => <Avatar name="demo" {...root} />,
  EmptyState: (root) => <EmptyState title="Nothing yet" {...root} />,
  MediaFrame: (root) => <MediaFrame alt="" brokenText="It cannot be shown." {...root} />,
  ProgressBar: (root) => <ProgressBar value={47} label="Generating" {...root} />,
  Spinner: (root) => <Spinner label="Loading" {...root} />,
  Table: (root) => <Table label="Sizes" {...root} />,
  TableHead: (root) => inRow(<TableHead scope="row" {...root} />),
  TableCell: (root) => inRow(<TableCell {...root} />),
};
