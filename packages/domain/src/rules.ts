import * as z from 'zod/mini';
import { PASSWORD_MIN_LENGTH, TITLE_MIN_LENGTH, USERNAME_MIN_LENGTH } from './limits';

/**
 * The forms' rules (specification, section 5). A message is a key of the `ui` catalogue under `rules`, never a
 * sentence. Lengths are counted as the platform counts them, in UTF-16 units.
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

/** Counts UTF-16 units: zod's own minLength counts code points, an emoji as one. */
const atLeast = (units: number, message: RuleKey) =>
  z.refine<string>((text) => text.length >= units, { error: message });

const email = z.string().check(z.trim(), z.email(key('rules.emailInvalid')));
const password = z.string().check(atLeast(PASSWORD_MIN_LENGTH, 'rules.passwordTooShort'));

/** The login screen: an email or a username, and a password. */
export const loginFormSchema = z.object({
  identifier: z.string().check(z.trim(), z.minLength(1, key('rules.identifierRequired'))),
  password,
});
export type LoginForm = z.infer<typeof loginFormSchema>;

/** The log-in dialog: an email, a password, and a choice that stays in the dialog. */
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

/** Saving and editing a creation. */
export const creationFormSchema = z.object({
  title: z.string().check(z.trim(), atLeast(TITLE_MIN_LENGTH, 'rules.titleTooShort')),
  isPublic: z.boolean(),
});
export type CreationForm = z.infer<typeof creationFormSchema>;

/** A prompt of white space only is empty; any other is kept as typed. */
export const promptSchema = z
  .string()
  .check(z.refine((prompt) => prompt.trim() !== '', { error: key('rules.promptRequired') }));

/** What a sign-in call is sent: an identifier with an '@' goes as email, any other as username. */
export type Credentials = { email: string; password: string } | { username: string; password: string };

export function toCredentials({ identifier, password }: LoginForm): Credentials {
  return identifier.includes('@') ? { email: identifier, password } : { username: identifier, password };
}
