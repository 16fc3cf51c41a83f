import {
  ASPECT_RATIOS,
  MEDIA_TYPES,
  promptSchema,
  QUALITIES,
  STYLES,
  VIDEO_DURATION_SECONDS,
  type GeneratorChoices,
} from '@product/domain';
import * as z from 'zod/mini';

export const generationRequestSchema = z.object({
  prompt: promptSchema,
  style: z.enum(STYLES),
  aspectRatio: z.enum(ASPECT_RATIOS),
  quality: z.enum(QUALITIES),
  mediaType: z.enum(MEDIA_TYPES),
  /** In seconds, as text. For video only. */
  videoDuration: z.optional(z.literal(VIDEO_DURATION_SECONDS)),
} satisfies Record<keyof GeneratorChoices | 'videoDuration', unknown>);
export type GenerationRequest = z.infer<typeof generationRequestSchema>;
