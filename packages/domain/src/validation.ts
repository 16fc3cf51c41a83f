import * as z from 'zod/mini';
import { TITLE_MAX_LENGTH, TITLE_MIN_LENGTH } from './constants';
import { PROMPT_MAX_LENGTH } from './prompt';

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;
/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 6;

/**
 * The rules of the forms (specification, section 5) and of the calls. A message is a key under `rules` of the `ui`
 * catalogue, never a sentence. Lengths are counted in code points, as JSON Schema and zod count them: an emoji is one.
 */
export type RuleKey =
  | 'rules.passwordTooShort'
  | 'rules.identifierRequired'
  | 'rules.emailInvalid'
  | 'rules.usernameTooShort'
  | 'rules.usernameTooLong'
  | 'rules.usernameHasAt'
  | 'rules.passwordsDiffer'
  | 'rules.titleTooShort'
  | 'rules.titleTooLong'
  | 'rules.promptRequired';

const key = (message: RuleKey): RuleKey => message;

const email = z
  .string()
  .check(
    z.trim(),
    z.email(key('rules.emailInvalid')),
    z.maxLength(EMAIL_MAX_LENGTH, key('rules.emailInvalid')),
  );
const password = z.string().check(z.minLength(PASSWORD_MIN_LENGTH, key('rules.passwordTooShort')));

/** An '@' would make an email of it at the next login (`toCredentials`). */
const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(USERNAME_MIN_LENGTH, key('rules.usernameTooShort')),
    z.maxLength(USERNAME_MAX_LENGTH, key('rules.usernameTooLong')),
    z.regex(/^[^@]*$/, key('rules.usernameHasAt')),
  );

/** The login screen's form: an email or a username, and a password. */
export const loginFormSchema = z.object({
  identifier: z.string().check(z.trim(), z.minLength(1, key('rules.identifierRequired'))),
  password,
});
export type LoginForm = z.infer<typeof loginFormSchema>;

/** The login dialog's form: an email, a password, and a choice that no call takes. */
export const logInDialogSchema = z.object({ email, password, remember: z.boolean() });
export type LogInDialogForm = z.infer<typeof logInDialogSchema>;

export const registerFormSchema = z
  .object({
    username,
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
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(TITLE_MIN_LENGTH, key('rules.titleTooShort')),
      z.maxLength(TITLE_MAX_LENGTH, key('rules.titleTooLong')),
    ),
  isPublic: z.boolean(),
});
export type CreationForm = z.infer<typeof creationFormSchema>;

/** Rejects an empty prompt (`isPromptEmpty`) and one that is too long. Any other is kept as typed. */
export const promptSchema = z
  .string()
  .check(z.regex(/\S/, key('rules.promptRequired')), z.maxLength(PROMPT_MAX_LENGTH));

/** The body of a login call. An identifier with an '@' is sent as email, any other as username. */
export type Credentials = { email: string; password: string } | { username: string; password: string };

export function toCredentials({ identifier, password }: LoginForm): Credentials {
  return identifier.includes('@') ? { email: identifier, password } : { username: identifier, password };
}
