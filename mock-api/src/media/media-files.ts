import type { MediaType } from '@product/domain';

/** File extension and MIME type of each media type. */
export const MEDIA_FILES: Readonly<Record<MediaType, { ending: string; contentType: string }>> = {
  image: { ending: 'jpg', contentType: 'image/jpeg' },
  video: { ending: 'mp4', contentType: 'video/mp4' },
};
