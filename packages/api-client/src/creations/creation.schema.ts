import * as z from 'zod/mini';
import { idSchema, listOf, optionalText, tolerant } from '../schema';

const text = tolerant(z.string(), '');

/** How a creation was made, as far as it is known. Unknown values are kept as text. */
const metadataSchema = tolerant(z.object({ quality: optionalText, videoDuration: optionalText }), {});

/** A saved picture or video. An item without an id or media is invalid. */
export const creationSchema = z.object({
  id: idSchema,
  userId: z.optional(tolerant(z.optional(idSchema), undefined)),
  title: text,
  prompt: text,
  /** URL of the image or video. Check it with `safeMediaUrl` before use. */
  imageUrl: z.string().check(z.minLength(1)),
  style: text,
  aspectRatio: text,
  /** May be empty. `mediaTypeOf` of the domain package then derives it from the URL. */
  mediaType: text,
  isPublic: tolerant(z.boolean(), false),
  metadata: metadataSchema,
});
export interface Creation extends z.infer<typeof creationSchema> {}

/**
 * A public creation in the community gallery. `id`, `imageUrl`, `prompt` and `title` are guaranteed, the rest is not.
 */
export const galleryItemSchema = z.object({
  id: idSchema,
  title: text,
  prompt: text,
  imageUrl: z.string().check(z.minLength(1)),
  style: optionalText,
  aspectRatio: optionalText,
  mediaType: optionalText,
});
export interface GalleryItem extends z.infer<typeof galleryItemSchema> {}

export const creationListSchema = listOf(creationSchema);
export const galleryListSchema = listOf(galleryItemSchema);

/** What is needed of the response to a save, to open the creation in the gallery. */
export const savedCreationSchema = z.object({ id: idSchema });
export type SavedCreation = z.infer<typeof savedCreationSchema>;
