import * as z from 'zod/mini';

/** Ids are opaque: a number or a non-empty string. */
export const idSchema = z.union([z.string().check(z.minLength(1)), z.number()]);
export type Id = z.infer<typeof idSchema>;

/** A field that does not fail on an invalid or missing value, but reads as `fallback`. */
export function tolerant<Value>(schema: z.ZodMiniType<Value>, fallback: Value) {
  return z.catch(schema, fallback as never);
}

/** An optional text. A value that is not text counts as missing. */
export const optionalText = z.optional(tolerant(z.optional(z.string()), undefined));

/** A list without the items that are invalid. `null` is an empty list. */
export function listOf<Item>(item: z.ZodMiniType<Item>) {
  return z.pipe(
    z.nullable(z.array(tolerant<Item | undefined>(item, undefined))),
    z.transform((items) => (items ?? []).filter((value) => value !== undefined)),
  );
}
