import { CARD_RATIO } from '@product/domain';
import { useMemo, type ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { GridTabIndex } from '../../../lib/grid-tab-index';
import { RenderBoundary } from '../../../lib/render-boundary';
import { CreationMedia } from '../../creation/creation-media/creation-media';
import type { RenderedCell } from './rendered-cells';
import type { RowShare } from './row-shares';

export interface GridCellProps<Item> extends RenderedCell {
  item: Item;
  renderCard: (item: Item, index: number) => ReactNode;
  /** Number of items in the list, if not all of them are rendered. */
  setSize: number | undefined;
  /** Part of the row that the card has, if not a column. */
  share: RowShare | undefined;
  /** Whether the item is the one that Tab leads to. */
  isCurrent: boolean;
}

/** List item of one card. The card is rendered again only if the item, its index or `renderCard` changes. */
export function GridCell<Item>({
  item,
  index,
  row,
  away,
  renderCard,
  setSize,
  share,
  isCurrent,
}: GridCellProps<Item>) {
  const card = useMemo(() => renderCard(item, index), [renderCard, item, index]);
  return (
    <li
      data-index={index}
      data-row={row}
      aria-setsize={setSize}
      aria-posinset={setSize && index + 1}
      className={cn('ui:min-w-0 ui:rounded-md', away && 'ui:absolute ui:inset-x-0')}
      style={{ ...(away && { insetBlockStart: away.top, gridColumnStart: away.column + 1 }), ...share }}
    >
      <GridTabIndex value={isCurrent ? 0 : -1}>
        <RenderBoundary fallback={BrokenCard}>{card}</RenderBoundary>
      </GridTabIndex>
    </li>
  );
}

/** Fallback of a card that throws: it keeps the card's size, so that the others do not move. */
const BrokenCard = () => <CreationMedia src={undefined} alt="" ratio={String(CARD_RATIO)} />;
