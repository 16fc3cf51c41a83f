import * as z from 'zod/mini';
import { idSchema, tolerant } from '../schema';

/** Missing, non-numeric, negative or infinite balances are 0 (decisions, section 2). */
const tokensSchema = tolerant(
  z.pipe(
    z.number(),
    z.transform((tokens) => Math.max(0, Math.trunc(tokens))),
  ),
  0,
);

/** Someone with an account. Whatever else an answer holds is dropped, a password above all. */
export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: tolerant(z.string(), ''),
  tokens: tokensSchema,
  isAdmin: tolerant(z.boolean(), false),
  /** `'active'` is the one value that matters. */
  subscriptionStatus: tolerant(z.nullable(z.string()), null),
  /** The language chosen last, as stored with the account. */
  language: tolerant(z.nullable(z.string()), null),
});
export type User = z.infer<typeof userSchema>;
