import { ASPECT_RATIOS, MEDIA_TYPES, QUALITIES, STYLES } from '@product/domain';
import * as z from 'zod/mini';

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

/** What was generated, read from an answer of either shape: `mediaUrl` first, else `imageUrl`. */
export const generationSchema = z.pipe(
  z.object({
    mediaUrl: z.optional(z.nullable(z.string())),
    imageUrl: z.optional(z.nullable(z.string())),
    mediaType: z.optional(z.nullable(z.string())),
  }),
  z.transform((answer, context) => {
    const mediaUrl = answer.mediaUrl || answer.imageUrl;
    if (!mediaUrl) {
      context.issues.push({ code: 'custom', message: 'neither mediaUrl nor imageUrl is given', input: answer });
      return z.NEVER;
    }
    const byEnding = /\.(mp4|webm|mov)([?#]|$)/i.test(mediaUrl) ? ('video' as const) : ('image' as const);
    const mediaType = answer.mediaType === 'image' || answer.mediaType === 'video' ? answer.mediaType : byEnding;
    return { mediaUrl, mediaType };
  }),
);
export type Generation = z.infer<typeof generationSchema>;
