import {
  ASPECT_RATIOS,
  MEDIA_TYPES,
  mediaTypeOf,
  QUALITIES,
  STYLES,
  type GeneratorChoices,
} from '@product/domain';
import * as z from 'zod/mini';
import { safeMediaUrl } from '../safe-media-url';
import { optionalText } from '../schema';

export const generationRequestSchema = z.object({
  prompt: z.string(),
  style: z.enum(STYLES),
  aspectRatio: z.enum(ASPECT_RATIOS),
  quality: z.enum(QUALITIES),
  mediaType: z.enum(MEDIA_TYPES),
  /** In seconds, as text. For video only. */
  videoDuration: z.optional(z.string()),
} satisfies Record<keyof GeneratorChoices | 'videoDuration', unknown>);
export type GenerationRequest = z.infer<typeof generationRequestSchema>;

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
