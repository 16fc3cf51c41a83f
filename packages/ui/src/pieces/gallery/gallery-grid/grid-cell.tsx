import { useMemo, type ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { ErrorBoundary } from '../../feedback/error-boundary';
import { CreationMedia } from '../creation-media';
import type { DrawnCell } from './drawn-cells';

export interface GridCellProps<Item> extends DrawnCell {
  item: Item;
  renderCard: (item: Item, index: number) => ReactNode;
  /** How many items the list has, if not all of them are drawn. */
  setSize: number | undefined;
}

/** One item's place in the list. What is in it is drawn anew only for another item or by another function. */
export function GridCell<Item>({ item, index, row, away, renderCard, setSize }: GridCellProps<Item>) {
  const card = useMemo(() => renderCard(item, index), [renderCard, item, index]);
  return (
    <li
      data-index={index}
      data-row={row}
      aria-setsize={setSize}
      aria-posinset={setSize && index + 1}
      className={cn('ui:min-w-0 ui:rounded-md', away && 'ui:absolute ui:inset-x-0')}
      style={away && { insetBlockStart: away.top, gridColumnStart: away.column + 1 }}
    >
      <ErrorBoundary fallback={BrokenCard}>{card}</ErrorBoundary>
    </li>
  );
}

/** What is left of a card that failed: its place, so that the others keep theirs. */
const BrokenCard = () => <CreationMedia src={undefined} alt="" ratio="4 / 5" />;
