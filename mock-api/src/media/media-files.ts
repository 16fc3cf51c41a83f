import type { MediaType } from '@product/domain';

/** How a medium's files end, and what they are called on the way. */
export const MEDIA_FILES: Readonly<Record<MediaType, { ending: string; contentType: string }>> = {
  image: { ending: 'jpg', contentType: 'image/jpeg' },
  video: { ending: 'mp4', contentType: 'video/mp4' },
};
