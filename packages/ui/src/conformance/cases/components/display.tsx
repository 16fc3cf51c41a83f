import type { ReactNode } from 'react';
import {
  Avatar,
  Badge,
  Card,
  EmptyState,
  FrameHung,
  FrameMissing,
  FrameOnEasel,
  FrameTilted,
  Kbd,
  MediaFrame,
  ProgressBar,
  Separator,
  Skeleton,
  Spinner,
  Table,
  TableCell,
  TableHead,
  VisuallyHidden,
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
  Badge: (root) => <Badge {...root} />,
  Card: (root) => <Card {...root} />,
  EmptyState: (root) => <EmptyState title="Nothing yet" {...root} />,
  Kbd: (root) => <Kbd {...root} />,
  MediaFrame: (root) => <MediaFrame alt="" brokenText="It cannot be shown." {...root} />,
  ProgressBar: (root) => <ProgressBar value={47} label="Generating" {...root} />,
  Separator: (root) => <Separator {...root} />,
  Skeleton: (root) => <Skeleton {...root} />,
  Spinner: (root) => <Spinner label="Loading" {...root} />,
  Table: (root) => <Table label="Sizes" {...root} />,
  TableHead: (root) => inRow(<TableHead scope="row" {...root} />),
  TableCell: (root) => inRow(<TableCell {...root} />),
  VisuallyHidden: (root) => <VisuallyHidden {...root} />,
  FrameHung: (root) => <FrameHung {...root} />,
  FrameMissing: (root) => <FrameMissing {...root} />,
  FrameOnEasel: (root) => <FrameOnEasel {...root} />,
  FrameTilted: (root) => <FrameTilted {...root} />,
};
