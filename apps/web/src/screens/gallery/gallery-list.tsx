import type { GalleryItem } from '@product/api-client';
import {
  GalleryCard,
  GalleryEmpty,
  GalleryError,
  GalleryFilters,
  GalleryGrid,
  GalleryNoMatch,
  GallerySkeleton,
  type CreationViewProps,
  type GalleryCardProps,
  type GalleryTab,
} from '@product/ui';
import { ratioInList, withoutLimits } from '@product/domain';
import { useGalleryFilter, useSelection } from '@product/studio';
import { memo, useCallback, useEffect, useState } from 'react';
import { useBackCloses } from '../../core/layers/layer-history-provider';
import { useLazyPart } from '../../core/use-lazy-dialog';
import type { Shareable } from '../../core/shareable';
import { useShare } from '../../core/use-share';
import { useSession } from '../../core/use-session';
import { useUseAgain } from '../../core/use-again';
import { useTexts } from '../../core/use-texts';
import { lazyCode, useLazyCode } from '../../lib/lazy-code';
import { facetsIn } from './facets-in';
import { toShareable } from './to-shareable';
import { useFilter } from './use-filter';
import type { useLikes } from './use-likes';
import type { ListQuery } from './use-list';
import english from '../../i18n/locales/en/gallery';
import { useListAddress, useViewed, viewPath } from './use-viewed';
import { OpenedCreation } from './opened-creation';

const EAGER_CARDS = 2;

const ratioOf = ({ aspectRatio }: GalleryItem) => ratioInList(aspectRatio);

const fileEntries = lazyCode(async () => (await import('../../core/file-entries/file-entries')).FileEntries);
const bulkActions = lazyCode(async () => (await import('./many/bulk-actions')).BulkActions);

/**
 * Rendered within an open menu: if the code arrives later, no card is rendered again. Without it the menu has its other
 * entries, so that a failed load needs no message.
 */
function FileEntries({ media }: { media: Shareable }) {
  const { code: Entries } = useLazyCode(fileEntries, true);
  return Entries && <Entries media={media} />;
}

export interface GalleryListProps<Item extends GalleryItem> {
  tab: GalleryTab;
  query: ListQuery<readonly Item[]>;
  emptyHref: string;
  likes: ReturnType<typeof useLikes>;
  /** Further props of an item's view. */
  viewProps?: (item: Item) => Partial<CreationViewProps>;
  /** Further props of an item's card. Every card renders again if the function changes. */
  cardProps?: (item: Item) => Partial<GalleryCardProps>;
}

/** A list of creations in each state: loading, failed, empty and loaded. A failed refetch keeps the loaded items. */
export const GalleryList = memo(List) as typeof List;

function List<Item extends GalleryItem>({
  tab,
  query,
  emptyHref,
  likes,
  cardProps,
  viewProps,
}: GalleryListProps<Item>) {
  const { data: all, isFetching, refetch } = query;
  const { i18n } = useTexts('gallery', english);
  const [filter, setFilter] = useFilter(tab, useSession().status !== 'loading');
  const items = useGalleryFilter(all, filter, { isLiked: likes.isLiked, locale: i18n.language });
  const [isSheetOpen, setSheetOpen] = useState(false);
  useBackCloses(isSheetOpen, () => setSheetOpen(false));
  const isWhole = filter.whole === true;
  const viewed = useViewed({ shown: items, all });
  const list = useListAddress();
  const { download, share } = useShare();
  const applyAgain = useUseAgain();
  const selection = useSelection(items);
  const { isSelecting, isSelected, toggle, start, end } = selection;
  const { code: BulkActions } = useLazyPart(bulkActions, isSelecting, end);
  const isLoaded = items !== undefined;
  useEffect(() => {
    if (isLoaded) fileEntries.load().catch(() => undefined);
  }, [isLoaded]);
  const renderCard = useCallback(
    (item: Item, index: number) => {
      const media = toShareable(item);
      return (
        <GalleryCard
          creation={item}
          href={viewPath(tab, list, item.id)}
          src={media?.mediaUrl}
          eager={index < EAGER_CARDS}
          whole={isWhole}
          liked={likes.isLiked(item.id)}
          onLikedChange={() => likes.toggle(item.id)}
          onShare={media && ((target) => share(target, media))}
          shareEntries={media && <FileEntries media={media} />}
          onUseAgain={() => applyAgain(item)}
          onDownload={media && (() => void download(media))}
          {...(isSelecting
            ? { selected: isSelected(item.id), onSelectedChange: (_, range) => toggle(item.id, range) }
            : { onLongPress: () => start(item.id) })}
          {...cardProps?.(item)}
        />
      );
    },
    [
      tab,
      list,
      isWhole,
      likes,
      download,
      share,
      applyAgain,
      cardProps,
      isSelecting,
      isSelected,
      toggle,
      start,
    ],
  );
  // The view of a creation would cover the error.
  if (!all && query.isError) {
    return <GalleryError tab={tab} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const clearFilter = () => {
    // The pressed button goes. Control+Z brings the search back.
    document.querySelector<HTMLElement>('search input')?.focus();
    setFilter(withoutLimits(filter));
  };
  return (
    <>
      {all?.length !== 0 && (
        <GalleryFilters
          className="pb-6"
          value={filter}
          onValueChange={setFilter}
          facets={facetsIn(all, tab, filter)}
          count={items?.length}
          sheetOpen={isSheetOpen}
          onSheetOpenChange={setSheetOpen}
          selecting={isSelecting}
          onSelectingChange={(selecting) => (selecting ? start() : end())}
        />
      )}
      {!items && <GallerySkeleton />}
      {items && all?.length === 0 && <GalleryEmpty tab={tab} href={emptyHref} />}
      {items && all?.length !== 0 && items.length === 0 && <GalleryNoMatch onClear={clearFilter} />}
      {items && items.length > 0 && (
        <GalleryGrid
          items={items}
          renderCard={renderCard}
          ratioOf={isWhole ? ratioOf : undefined}
          focusedId={viewed.lastViewed}
        />
      )}
      {items && isSelecting && BulkActions && (
        <BulkActions selection={selection} total={items.length} own={tab === 'mine'} />
      )}
      <OpenedCreation viewed={viewed} isLoading={all === undefined} likes={likes} viewProps={viewProps} />
    </>
  );
}
