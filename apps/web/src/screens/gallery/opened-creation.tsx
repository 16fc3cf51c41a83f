import { safeMediaUrl, type GalleryItem } from '@product/api-client';
import { galleryQuery, useApi } from '@product/api-client/react';
import type { CreationViewProps } from '@product/ui';
import { mediaTypeOf } from '@product/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { creationView } from '../../core/lazy-views';
import { useLazyView } from '../../core/use-lazy-dialog';
import { useUseAgain } from '../../core/use-again';
import { useShare } from '../../core/use-share';
import { toShareable } from './to-shareable';
import type { useLikes } from './use-likes';
import type { useViewed } from './use-viewed';

export interface OpenedCreationProps<Item extends GalleryItem> {
  viewed: ReturnType<typeof useViewed<Item>>;
  /** Whether the list is loading. */
  isLoading: boolean;
  likes: ReturnType<typeof useLikes>;
  /** Further props of an item's view. */
  viewProps?: ((item: Item) => Partial<CreationViewProps>) | undefined;
}

/** The view of the creation whose id is in the address. Until its code has loaded it reads nothing. */
export function OpenedCreation<Item extends GalleryItem>(props: OpenedCreationProps<Item>) {
  const { id, close } = props.viewed;
  const { code: View } = useLazyView(creationView, id !== null, close);
  return View && <Opened View={View} {...props} />;
}

type View = NonNullable<ReturnType<typeof creationView.peek>>;

function Opened<Item extends GalleryItem>({
  View,
  viewed,
  isLoading,
  likes,
  viewProps,
}: OpenedCreationProps<Item> & { View: View }) {
  const { id, item: listed, close } = viewed;
  const isOpen = id !== null;
  const shared = useSharedItem(id, isOpen && !isLoading && !listed);
  const item = listed ?? shared.item;
  const { download, downloading, share } = useShare();
  const applyAgain = useUseAgain();
  const neighbours = useNeighbourPictures(viewed.neighbours);
  const media = item && toShareable(item);
  return (
    <View
      open={isOpen}
      onOpenChange={close}
      loading={isLoading || shared.isLoading}
      creation={item}
      src={media?.mediaUrl}
      media={media}
      place={viewed.place}
      neighbours={neighbours}
      onPrevious={viewed.goToPrevious}
      onNext={viewed.goToNext}
      {...(media && {
        onDownload: () => void download(media),
        downloading,
        onShare: (target) => share(target, media),
      })}
      {...(item && {
        liked: likes.isLiked(item.id),
        onLikedChange: () => likes.toggle(item.id),
        onUseAgain: () => applyAgain(item),
        ...(listed && viewProps?.(listed)),
      })}
    />
  );
}

/** A public creation that is not in the list, as in a link from another user's list. */
function useSharedItem(id: string | null, enabled: boolean) {
  const { data, isLoading } = useQuery({ ...galleryQuery(useApi()), enabled });
  return { isLoading, item: enabled ? data?.find((item) => String(item.id) === id) : undefined };
}

/** The checked URLs of the pictures among two items. The same array while they stay the same. */
function useNeighbourPictures(items: readonly GalleryItem[]): readonly string[] {
  const [first, second] = items
    .filter(({ mediaType, imageUrl }) => mediaTypeOf(mediaType, imageUrl) === 'image')
    .map(({ imageUrl }) => safeMediaUrl(imageUrl));
  return useMemo(() => [first, second].filter((url) => url !== undefined), [first, second]);
}
