'use client';

import { useRef, type ComponentProps, type Key, type ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { useTwoOwners } from '../../../lib/use-two-owners';
import { distinctKeys } from './distinct-keys';
import { galleryGridClassName } from './gallery-grid.variants';
import { GridCell } from './grid-cell';
import { useKeptFocus } from './use-kept-focus';
import { useRowWindow } from './use-row-window';

/** So many cards are no burden to a page. */
const DRAWN_ALL = 60;

export interface GalleryGridProps<Item extends { id: Key }> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What hangs on the wall, all of it. */
  items: readonly Item[];
  /**
   * Draws one item, a `GalleryCard` for instance. Cards of a long list come and go as the page scrolls: what they shall
   * remember belongs to the host, and a function that stays the same spares those that stay.
   */
  renderCard: (item: Item, index: number) => ReactNode;
}

/**
 * One to four columns of equal cells, as its own width allows. Of more than 60 items it draws those near the window, so
 * that a hundred thousand are as quick as a hundred; the page is what scrolls. The card with the focus stays, and each
 * says which of how many it is.
 */
export function GalleryGrid<Item extends { id: Key }>({
  items,
  renderCard,
  className,
  style,
  ref,
  ...props
}: GalleryGridProps<Item>) {
  const grid = useRef<HTMLUListElement>(null);
  const windowed = items.length > DRAWN_ALL;
  const kept = useKeptFocus(grid, items);
  const { cells, before, after } = useRowWindow({ grid, count: items.length, windowed, kept });
  const drawn = cells.flatMap((cell) => {
    const item = items[cell.index];
    return item ? [{ ...cell, item }] : [];
  });
  const keys = distinctKeys(drawn);

  return (
    <ul
      role="list"
      data-slot="gallery-grid"
      ref={useTwoOwners(grid, ref)}
      className={cn(galleryGridClassName, windowed && 'ui:relative ui:[overflow-anchor:none]', className)}
      style={windowed ? { paddingBlock: `${before}px ${after}px`, ...style } : style}
      {...props}
    >
      {drawn.map((cell, place) => (
        <GridCell
          key={keys[place]}
          {...cell}
          renderCard={renderCard}
          setSize={windowed ? items.length : undefined}
        />
      ))}
    </ul>
  );
}
