import { safeMediaUrl, type GalleryItem } from '@product/api-client';
import {
  GalleryCard,
  GalleryEmpty,
  GalleryError,
  GalleryGrid,
  GallerySkeleton,
  type CreationViewProps,
  type GalleryCardProps,
  type GalleryWall,
} from '@product/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import { useShare } from '../../core/use-share';
import { toShareable } from './to-shareable';
import type { useLikes } from './use-likes';
import { useViewed, viewPath } from './use-viewed';
import { WallView } from './wall-view';

const EAGER_CARDS = 2;

export interface WallProps<Item extends GalleryItem> {
  wall: GalleryWall;
  query: UseQueryResult<readonly Item[]>;
  emptyHref: string;
  likes: ReturnType<typeof useLikes>;
  /** Further props of an item's view. */
  viewProps?: (item: Item) => Partial<CreationViewProps>;
  /** Further props of an item's card. Every card renders again if the function changes. */
  cardProps?: (item: Item) => Partial<GalleryCardProps>;
}

/** A list of creations in each state: loading, failed, empty and loaded. A failed refetch keeps the loaded items. */
export function Wall<Item extends GalleryItem>({
  wall,
  query,
  emptyHref,
  likes,
  cardProps,
  viewProps,
}: WallProps<Item>) {
  const viewed = useViewed(query.data);
  const { data: items, isFetching, refetch } = query;
  const { share } = useShare();
  // Items that arrive are rendered with low priority, behind the skeleton. Items in the cache are rendered at once.
  const arrived = useDeferredValue(items !== undefined);
  const renderCard = useCallback(
    (item: Item, index: number) => (
      <GalleryCard
        creation={item}
        href={viewPath(wall, item.id)}
        src={safeMediaUrl(item.imageUrl)}
        eager={index < EAGER_CARDS}
        liked={likes.isLiked(item.id)}
        onLikedChange={() => likes.toggle(item.id)}
        onShare={(target) => share(target, toShareable(item))}
        {...cardProps?.(item)}
      />
    ),
    [wall, likes, share, cardProps],
  );
  return (
    <>
      {renderList()}
      <WallView viewed={viewed} likes={likes} viewProps={viewProps} />
    </>
  );

  function renderList() {
    if (!items && query.isError) {
      return <GalleryError wall={wall} onRetry={() => void refetch()} retrying={isFetching} />;
    }
    if (!items || !arrived) return <GallerySkeleton />;
    if (items.length === 0) return <GalleryEmpty wall={wall} href={emptyHref} />;
    return <GalleryGrid items={items} renderCard={renderCard} />;
  }
}
