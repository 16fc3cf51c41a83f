import type { GalleryItem } from '@product/api-client';
import type { Shareable } from '../../lib/use-share';

/** A creation as it leaves the product. */
export const toShareable = ({ imageUrl, mediaType, title }: GalleryItem): Shareable => ({
  mediaUrl: imageUrl,
  mediaType: mediaType === 'video' ? 'video' : 'image',
  text: title,
});
