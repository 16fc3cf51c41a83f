import * as z from 'zod/mini';
import { idSchema, tolerant } from '../schema';

/** Missing, non-numeric, negative or infinite balances are 0, fractions are truncated (decisions, section 2). */
const tokensSchema = tolerant(
  z.pipe(
    z.number(),
    z.transform((tokens) => Math.max(0, Math.trunc(tokens))),
  ),
  0,
);

/** A user with an account. All other fields of a response are dropped, above all a password. */
export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: tolerant(z.string(), ''),
  tokens: tokensSchema,
  isAdmin: tolerant(z.boolean(), false),
  /** Only `'active'` has a meaning. */
  subscriptionStatus: tolerant(z.nullable(z.string()), null),
  /** The language that the user chose last, as stored with the account. */
  language: tolerant(z.nullable(z.string()), null),
});
export interface User extends z.infer<typeof userSchema> {}
