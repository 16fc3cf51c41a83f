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

/** A list of creations in each state: loading, failed, empty and loaded. A failed refetch keeps the loaded items. */
export function Wall<Item extends { id: Id }>({ wall, query, emptyHref, renderCard }: WallProps<Item>) {
  const { data: items, isFetching, refetch } = query;
  // Items that arrive are rendered with low priority, behind the skeleton. Items in the cache are rendered at once.
  const arrived = useDeferredValue(items !== undefined);
  if (!items && query.isError) {
    return <GalleryError wall={wall} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!items || !arrived) return <GallerySkeleton />;
  if (items.length === 0) return <GalleryEmpty wall={wall} href={emptyHref} />;
  return <GalleryGrid items={items} renderCard={renderCard} />;
}
