import {
  ASPECT_RATIOS,
  creationFormSchema,
  MEDIA_TYPES,
  promptSchema,
  QUALITIES,
  STYLES,
  VIDEO_DURATION_SECONDS,
} from '@product/domain';
import * as z from 'zod/mini';
import { safeMediaUrl } from '../safe-media-url';
import { idSchema } from '../schema';

// Apart from the schemas of responses: the client sends a body as it is, and never loads these.

const { title, isPublic } = creationFormSchema.shape;

/** A `blob:` address is known only to the page that made it. */
const isMediaUrl = (address: string) => safeMediaUrl(address) !== undefined && !/^\s*blob:/i.test(address);

export const newCreationSchema = z.object({
  userId: idSchema,
  title,
  prompt: promptSchema,
  imageUrl: z.string().check(z.refine(isMediaUrl, 'the address of a picture or video is expected.')),
  style: z.enum(STYLES),
  aspectRatio: z.enum(ASPECT_RATIOS),
  mediaType: z.enum(MEDIA_TYPES),
  isPublic,
  metadata: z.object({
    quality: z.enum(QUALITIES),
    /** In seconds, as text. For video only. */
    videoDuration: z.optional(z.literal(VIDEO_DURATION_SECONDS)),
  }),
});
export type NewCreation = z.infer<typeof newCreationSchema>;

export const creationChangesSchema = creationFormSchema;
export type CreationChanges = z.infer<typeof creationChangesSchema>;
