import { safeMediaUrl, type GalleryItem } from '@product/api-client';
import { mediaTypeOf } from '@product/domain';
import type { CreationPage, Shareable } from '../../core/shareable';
import type { Listed } from './many/many-tasks';
import { viewPath } from './use-viewed';

/** What is shared of a creation in a list. Nothing if media may not be loaded from its address. */
export function toShareable(item: GalleryItem): Shareable | undefined {
  const mediaUrl = safeMediaUrl(item.imageUrl);
  return mediaUrl === undefined
    ? undefined
    : {
        mediaUrl,
        mediaType: mediaTypeOf(item.mediaType, mediaUrl),
        text: item.title,
        page: pageOf(item),
        made: item,
      };
}

/** Without `isPublic` the item is one of the community's. */
function pageOf({ id, isPublic = true }: Listed): CreationPage {
  return { path: viewPath(isPublic ? 'community' : 'mine', '', id), isPublic };
}
