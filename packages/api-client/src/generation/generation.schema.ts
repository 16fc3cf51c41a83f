import { ASPECT_RATIOS, isOneOf, MEDIA_TYPES, QUALITIES, STYLES, type MediaType } from '@product/domain';
import * as z from 'zod/mini';
import { safeMediaUrl } from '../safe-media-url';
import { optionalText } from '../schema';

export const generationRequestSchema = z.object({
  prompt: z.string(),
  style: z.enum(STYLES),
  aspectRatio: z.enum(ASPECT_RATIOS),
  quality: z.enum(QUALITIES),
  mediaType: z.enum(MEDIA_TYPES),
  /** Seconds, as text; for video only. */
  videoDuration: z.optional(z.string()),
});
export type GenerationRequest = z.infer<typeof generationRequestSchema>;

/**
 * What was generated, read from an answer of either shape: the first of `mediaUrl` and `imageUrl` that media may be
 * loaded from. Without one the answer is none.
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
    const byEnding: MediaType = /\.(mp4|webm|mov)([?#]|$)/i.test(mediaUrl) ? 'video' : 'image';
    return { mediaUrl, mediaType: isOneOf(MEDIA_TYPES, answer.mediaType) ? answer.mediaType : byEnding };
  }),
);
export type Generation = z.infer<typeof generationSchema>;
