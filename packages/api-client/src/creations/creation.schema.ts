import * as z from 'zod/mini';
import { idSchema, listOf, optionalText, tolerant } from '../schema';

const text = tolerant(z.string(), '');

/** How a creation was made, as far as it is known. Unknown words are kept as text. */
const metadataSchema = tolerant(z.object({ quality: optionalText, videoDuration: optionalText }), {});

/** A saved picture or video. An item without an id or media is none. */
export const creationSchema = z.object({
  id: idSchema,
  userId: z.optional(tolerant(z.optional(idSchema), undefined)),
  title: text,
  prompt: text,
  /** The media's address; video too. Check it with `safeMediaUrl` before use. */
  imageUrl: z.string().check(z.minLength(1)),
  style: text,
  aspectRatio: text,
  mediaType: tolerant(z.string(), 'image'),
  isPublic: tolerant(z.boolean(), false),
  metadata: metadataSchema,
});
export type Creation = z.infer<typeof creationSchema>;

/** A public creation as the community sees it: `id`, `imageUrl`, `prompt` and `title` are promised, the rest is not. */
export const galleryItemSchema = z.object({
  id: idSchema,
  title: text,
  prompt: text,
  imageUrl: z.string().check(z.minLength(1)),
  style: optionalText,
  aspectRatio: optionalText,
  mediaType: optionalText,
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

export const creationListSchema = listOf(creationSchema);
export const galleryListSchema = listOf(galleryItemSchema);

export const newCreationSchema = z.object({
  userId: idSchema,
  title: z.string(),
  prompt: z.string(),
  imageUrl: z.string(),
  style: z.string(),
  aspectRatio: z.string(),
  mediaType: z.string(),
  isPublic: z.boolean(),
  metadata: z.object({ quality: z.string(), videoDuration: z.optional(z.string()) }),
});
export type NewCreation = z.infer<typeof newCreationSchema>;

export const creationChangesSchema = z.object({ title: z.string(), isPublic: z.boolean() });
export type CreationChanges = z.infer<typeof creationChangesSchema>;
