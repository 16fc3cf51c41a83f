import type { GalleryItem } from '@product/api-client';
import { mediaTypeOf } from '@product/domain';
import type { Shareable } from '../../core/use-share';

export const toShareable = ({ imageUrl, mediaType, title }: GalleryItem): Shareable => ({
  mediaUrl: imageUrl,
  mediaType: mediaTypeOf(mediaType, imageUrl),
  text: title,
});
