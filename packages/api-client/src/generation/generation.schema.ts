import { mediaTypeOf } from '@product/domain';
import * as z from 'zod/mini';
import { safeMediaUrl } from '../safe-media-url';
import { optionalText } from '../schema';

/**
 * A generated image or video, from either shape of the response: the first of `mediaUrl` and `imageUrl` that media may
 * be loaded from. Without one the response is invalid.
 */
export const generationSchema = z.pipe(
  z.object({ mediaUrl: optionalText, imageUrl: optionalText, mediaType: optionalText }),
  z.transform((answer, context) => {
    const mediaUrl = safeMediaUrl(answer.mediaUrl) ?? safeMediaUrl(answer.imageUrl);
    if (!mediaUrl) {
      context.issues.push({
        code: 'custom',
        message: 'neither mediaUrl nor imageUrl is an address of media',
        input: answer,
      });
      return z.NEVER;
    }
    return { mediaUrl, mediaType: mediaTypeOf(answer.mediaType, mediaUrl) };
  }),
);
export interface Generation extends z.infer<typeof generationSchema> {}
