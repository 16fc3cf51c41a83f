import { LANGUAGES } from '@product/domain';
import * as z from 'zod/mini';

export const credentialsSchema = z.union([
  z.object({ email: z.string(), password: z.string() }),
  z.object({ username: z.string(), password: z.string() }),
]);

export const registrationSchema = z.object({
  username: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const languageChangeSchema = z.object({ language: z.enum(LANGUAGES) });
