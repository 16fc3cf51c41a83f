import { LANGUAGES, registerFormSchema, type Credentials } from '@product/domain';
import * as z from 'zod/mini';

const name = z.string().check(z.trim(), z.minLength(1));
/** A short password is refused like a wrong one. */
const password = z.string().check(z.minLength(1));

export const credentialsSchema: z.ZodMiniType<Credentials> = z.union([
  z.object({ email: name, password }),
  z.object({ username: name, password }),
]);
export type { Credentials };

/** The values of the login dialog (specification, section 3). `remember` is not sent. */
export const loginValuesSchema = z.object({
  email: z.string(),
  password: z.string(),
  remember: z._default(z.boolean(), false),
});
export type LoginValues = z.infer<typeof loginValuesSchema>;

export const registrationSchema = registerFormSchema;
export type Registration = z.infer<typeof registrationSchema>;

export const languageChangeSchema = z.object({ language: z.enum(LANGUAGES) });
export type LanguageChange = z.infer<typeof languageChangeSchema>;
