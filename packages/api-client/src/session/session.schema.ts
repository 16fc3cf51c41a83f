import { LANGUAGES, type Credentials } from '@product/domain';
import * as z from 'zod/mini';

export const credentialsSchema: z.ZodMiniType<Credentials> = z.union([
  z.object({ email: z.string(), password: z.string() }),
  z.object({ username: z.string(), password: z.string() }),
]);
export type { Credentials };

/** The values of the login dialog (specification, section 3). `remember` is not sent. */
export const loginValuesSchema = z.object({
  email: z.string(),
  password: z.string(),
  remember: z._default(z.boolean(), false),
});
export type LoginValues = z.infer<typeof loginValuesSchema>;

export const registrationSchema = z.object({
  username: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const languageChangeSchema = z.object({ language: z.enum(LANGUAGES) });
export type LanguageChange = z.infer<typeof languageChangeSchema>;
