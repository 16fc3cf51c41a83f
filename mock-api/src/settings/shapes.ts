import * as z from 'zod/mini';

/** A strict object schema whose error names the unknown keys: otherwise a typo would be ignored. */
export function only<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code, keys = [] }: { code: string; keys?: string[] }) =>
      code === 'unrecognized_keys'
        ? `nothing here is called ${keys.join(', ')}. There are ${Object.keys(shape).join(', ')}.`
        : undefined,
  });
}

const count = z.optional(z.int().check(z.nonnegative()));

export const whenShape = {
  after: count,
  times: count,
  chance: z.optional(z.number().check(z.gte(0), z.lte(1))),
};
