import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ComponentProps,
  type Key,
  type ReactNode,
} from 'react';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { useMergedRefs } from '../../../lib/use-merged-refs';
import { galleryGridClassName } from './gallery-grid.variants';
import { GridCell } from './grid-cell';
import { rowShares } from './row-shares';
import { useGridKeys } from './use-grid-keys';
import { useRetainedFocus } from './use-retained-focus';
import { useRowWindow } from './use-row-window';

/** Up to this number of items all cards are rendered. */
const RENDER_ALL_UP_TO = 60;

export interface GalleryGridProps<Item extends { id: Key }> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The complete list of items. */
  items: readonly Item[];
  /**
   * Renders one item, for example as a `GalleryCard`. Cards of a long list are mounted and unmounted as the list
   * scrolls, so their state belongs to the host. With a stable function mounted cards are not rendered again.
   */
  renderCard: (item: Item, index: number) => ReactNode;
  /**
   * Width divided by height of an item's picture. With it the pictures of a row share its width, so that each keeps its
   * ratio and all have the same height; without it cards are equally wide.
   */
  ratioOf?: (item: Item) => number;
  /**
   * Id of an item that becomes the current one and gets the focus when this changes: the one that was seen last in a view
   * over the grid, when that closes.
   */
  focusedId?: Key | undefined;
}

/**
 * Grid of one to four equal columns, depending on its own width. Of more than 60 items it renders only those in and near
 * the visible part of what scrolls it, the page or an element around it, so that 100,000 are as fast as 100, and each
 * card has its position in the list. The card with the focus stays mounted. The grid is one Tab stop: arrow keys, Home, End and the page keys move
 * between `GalleryCard`s, Tab and F2 go to the actions of one and Escape back.
 * @public
 */
export function GalleryGrid<Item extends { id: Key }>({
  items,
  renderCard,
  ratioOf,
  focusedId,
  className,
  style,
  ref,
  ...props
}: GalleryGridProps<Item>) {
  requireProps('GalleryGrid', { items, renderCard });
  const grid = useRef<HTMLUListElement>(null);
  const windowed = items.length > RENDER_ALL_UP_TO;
  const { kept, keep } = useRetainedFocus(grid, items);
  const focusItem = useGridKeys({ grid, count: items.length, setCurrent: keep });
  const focusLast = useEffectEvent((id: Key) => {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) focusItem(index);
  });
  const lastFocusedId = useRef(focusedId);
  // After the layout effects: a page that returns to its former scroll position has done so.
  useEffect(() => {
    if (focusedId === lastFocusedId.current) return;
    lastFocusedId.current = focusedId;
    if (focusedId !== undefined) focusLast(focusedId);
  }, [focusedId]);
  const { cells, before, after, columns } = useRowWindow({
    grid,
    count: items.length,
    windowed,
    measured: windowed || ratioOf !== undefined,
    kept,
  });
  const rendered = cells.flatMap((cell) => {
    const item = items[cell.index];
    return item ? [{ ...cell, item }] : [];
  });
  const keys = distinctKeys(rendered);
  const shares = useMemo(
    () => (ratioOf && columns ? sharesOf(items.map(ratioOf), columns) : undefined),
    [items, ratioOf, columns],
  );
  const current = kept ?? rendered[0]?.index;

  return (
    <ul
      role="list"
      data-ui="gallery-grid"
      ref={useMergedRefs(grid, ref)}
      className={cn(galleryGridClassName, windowed && 'ui:relative ui:[overflow-anchor:none]', className)}
      style={windowed ? { paddingBlock: `${before}px ${after}px`, ...style } : style}
      {...props}
    >
      {rendered.map((cell, place) => (
        <GridCell
          key={keys[place]}
          {...cell}
          renderCard={renderCard}
          setSize={windowed ? items.length : undefined}
          share={shares?.[cell.index]}
          isCurrent={cell.index === current}
        />
      ))}
    </ul>
  );
}

function sharesOf(ratios: readonly number[], columns: number) {
  const rows = Array.from({ length: Math.ceil(ratios.length / columns) }, (_, row) =>
    ratios.slice(row * columns, (row + 1) * columns),
  );
  return rows.flatMap(rowShares);
}

/** React keys from ids that may repeat: a repeated id is made unique by its index. */
function distinctKeys(cells: readonly { item: { id: Key }; index: number }[]): Key[] {
  const seen = new Set<Key>();
  return cells.map(({ item: { id }, index }) => {
    if (seen.has(id)) return `${id} again at ${index}`;
    seen.add(id);
    return id;
  });
}
