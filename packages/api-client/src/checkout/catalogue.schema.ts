import { PACK_IDS, PLAN_IDS } from '@product/domain';
import * as z from 'zod/mini';

// No documented call returns these. They are for a back end that serves its own prices (specification, section 3).

const amount = z.number().check(z.nonnegative());

/** A one-time purchase of tokens, with display texts. `price` is in whole pounds. */
export const tokenPackSchema = z.object({
  id: z.enum(PACK_IDS),
  name: z.string(),
  tokens: z.int().check(z.positive()),
  price: amount,
  description: z.string(),
  features: z.array(z.string()),
});
export type TokenPack = z.infer<typeof tokenPackSchema>;

/** A subscription, with display texts. Prices are in pounds. A plan that is paid by use has none. */
export const planSchema = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  pricePerMonth: z.optional(amount),
  pricePerYear: z.optional(amount),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof planSchema>;
