import { GalleryEmpty, GalleryError, GalleryGrid, GallerySkeleton, type GalleryWall } from '@product/ui';
import type { Id } from '@product/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';

export interface WallProps<Item extends { id: Id }> {
  wall: GalleryWall;
  query: UseQueryResult<readonly Item[]>;
  emptyHref: string;
  renderCard: (item: Item, index: number) => ReactNode;
}

/** A list of creations in each of its states: loading, failed, empty, there. A failed reread keeps what is there. */
export function Wall<Item extends { id: Id }>({ wall, query, emptyHref, renderCard }: WallProps<Item>) {
  const { data: items, isFetching, refetch } = query;
  // A wall that arrives is drawn bit by bit, behind its skeleton; one that is there already, at once.
  const arrived = useDeferredValue(items !== undefined);
  if (!items && query.isError) {
    return <GalleryError wall={wall} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!items || !arrived) return <GallerySkeleton />;
  if (items.length === 0) return <GalleryEmpty wall={wall} href={emptyHref} />;
  return <GalleryGrid items={items} renderCard={renderCard} />;
}
