import * as z from 'zod/mini';
import { TITLE_MIN_LENGTH } from './constants';
import { isPromptEmpty } from './prompt';

export const USERNAME_MIN_LENGTH = 3;
export const PASSWORD_MIN_LENGTH = 6;

/**
 * The rules of the forms (specification, section 5). A message is a key under `rules` of the `ui` catalogue, never a
 * sentence. Lengths are counted as the platform counts them, in UTF-16 code units.
 */
export type RuleKey =
  | 'rules.passwordTooShort'
  | 'rules.identifierRequired'
  | 'rules.emailInvalid'
  | 'rules.usernameTooShort'
  | 'rules.passwordsDiffer'
  | 'rules.titleTooShort'
  | 'rules.promptRequired';

const key = (message: RuleKey): RuleKey => message;

/** Counts UTF-16 code units. zod's own minLength counts code points, so that an emoji is one. */
const atLeast = (units: number, message: RuleKey) =>
  z.refine<string>((text) => text.length >= units, { error: message });

const email = z.string().check(z.trim(), z.email(key('rules.emailInvalid')));
const password = z.string().check(atLeast(PASSWORD_MIN_LENGTH, 'rules.passwordTooShort'));

/** The login screen's form: an email or a username, and a password. */
export const loginFormSchema = z.object({
  identifier: z.string().check(z.trim(), z.minLength(1, key('rules.identifierRequired'))),
  password,
});
export type LoginForm = z.infer<typeof loginFormSchema>;

/** The login dialog's form: an email, a password, and a choice that is not sent. */
export const logInDialogSchema = z.object({ email, password, remember: z.boolean() });
export type LogInDialogForm = z.infer<typeof logInDialogSchema>;

export const registerFormSchema = z
  .object({
    username: z.string().check(z.trim(), atLeast(USERNAME_MIN_LENGTH, 'rules.usernameTooShort')),
    email,
    password,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: key('rules.passwordsDiffer'),
    }),
  );
export type RegisterForm = z.infer<typeof registerFormSchema>;

/** The form that saves and edits a creation. */
export const creationFormSchema = z.object({
  title: z.string().check(z.trim(), atLeast(TITLE_MIN_LENGTH, 'rules.titleTooShort')),
  isPublic: z.boolean(),
});
export type CreationForm = z.infer<typeof creationFormSchema>;

/** Rejects an empty prompt (`isPromptEmpty`). */
export const promptSchema = z
  .string()
  .check(z.refine((prompt) => !isPromptEmpty(prompt), { error: key('rules.promptRequired') }));

/** The body of a login call. An identifier with an '@' is sent as email, any other as username. */
export type Credentials = { email: string; password: string } | { username: string; password: string };

export function toCredentials({ identifier, password }: LoginForm): Credentials {
  return identifier.includes('@') ? { email: identifier, password } : { username: identifier, password };
}
