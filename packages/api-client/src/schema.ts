import * as z from 'zod/mini';

/** Ids are opaque: a number or a string that is not empty. */
export const idSchema = z.union([z.string().check(z.minLength(1)), z.number()]);
export type Id = z.infer<typeof idSchema>;

/** A field that a bad or missing value does not make fail: it reads as `fallback`. */
export function tolerant<Value>(schema: z.ZodMiniType<Value>, fallback: Value) {
  return z.catch(schema, fallback as never);
}

/** A text that may be missing; anything but text counts as missing. */
export const optionalText = z.optional(tolerant(z.optional(z.string()), undefined));

/** A list of which the items that cannot be read are left out; `null` is an empty list. */
export function listOf<Item>(item: z.ZodMiniType<Item>) {
  return z.pipe(
    z.nullable(z.array(tolerant<Item | undefined>(item, undefined))),
    z.transform((items) => (items ?? []).filter((value) => value !== undefined)),
  );
}
