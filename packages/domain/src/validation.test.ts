import { expect, test } from 'vitest';
import { TITLE_MAX_LENGTH, TITLE_MIN_LENGTH } from './constants';
import { PROMPT_MAX_LENGTH } from './prompt';
import {
  creationFormSchema,
  EMAIL_MAX_LENGTH,
  loginFormSchema,
  logInDialogSchema,
  PASSWORD_MIN_LENGTH,
  promptSchema,
  registerFormSchema,
  toCredentials,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from './validation';

type Outcome =
  | { success: true }
  | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };

const messages = (outcome: Outcome): string[] =>
  outcome.success ? [] : outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const shortest = {
  username: 'a'.repeat(USERNAME_MIN_LENGTH),
  password: 'p'.repeat(PASSWORD_MIN_LENGTH),
  title: 't'.repeat(TITLE_MIN_LENGTH),
};
const tooShort = {
  username: shortest.username.slice(1),
  password: shortest.password.slice(1),
  title: shortest.title.slice(1),
};

/** An address of this length, with labels as long as a domain may have them. */
const emailOf = (length: number) => `ada@${`${'a'.repeat(59)}.`.repeat(5).slice(0, length - 12)}.example`;

const login = { identifier: 'ada', password: shortest.password };
const dialog = { email: 'ada@example.com', password: shortest.password, remember: false };
const registration = {
  username: shortest.username,
  email: 'ada@example.com',
  password: shortest.password,
  confirmPassword: shortest.password,
};
const creation = { title: shortest.title, isPublic: false };

test.each([
  ['login', loginFormSchema, login],
  ['log-in dialog', logInDialogSchema, dialog],
  ['registration', registerFormSchema, registration],
  ['creation', creationFormSchema, creation],
])('a %s at the minimum lengths passes unchanged', (_name, schema, form) => {
  expect(schema.parse(form)).toEqual(form);
});

test.each([
  [
    'a short login password',
    loginFormSchema,
    { ...login, password: tooShort.password },
    'password: rules.passwordTooShort',
  ],
  ['no identifier', loginFormSchema, { ...login, identifier: '' }, 'identifier: rules.identifierRequired'],
  [
    'a blank identifier',
    loginFormSchema,
    { ...login, identifier: ' \t ' },
    'identifier: rules.identifierRequired',
  ],
  [
    'a short dialog password',
    logInDialogSchema,
    { ...dialog, password: tooShort.password },
    'password: rules.passwordTooShort',
  ],
  ['a dialog email without @', logInDialogSchema, { ...dialog, email: 'ada' }, 'email: rules.emailInvalid'],
  [
    'a short username',
    registerFormSchema,
    { ...registration, username: tooShort.username },
    'username: rules.usernameTooShort',
  ],
  [
    'a short padded username',
    registerFormSchema,
    { ...registration, username: ` ${tooShort.username} ` },
    'username: rules.usernameTooShort',
  ],
  [
    'a long username',
    registerFormSchema,
    { ...registration, username: '🦊'.repeat(USERNAME_MAX_LENGTH + 1) },
    'username: rules.usernameTooLong',
  ],
  [
    'a username that looks like an email',
    registerFormSchema,
    { ...registration, username: 'ada@home' },
    'username: rules.usernameHasAt',
  ],
  [
    'a long email',
    registerFormSchema,
    { ...registration, email: emailOf(EMAIL_MAX_LENGTH + 1) },
    'email: rules.emailInvalid',
  ],
  ['a partial email', registerFormSchema, { ...registration, email: 'ada@' }, 'email: rules.emailInvalid'],
  ['no email', registerFormSchema, { ...registration, email: '' }, 'email: rules.emailInvalid'],
  [
    'a short new password',
    registerFormSchema,
    { ...registration, password: tooShort.password, confirmPassword: tooShort.password },
    'password: rules.passwordTooShort',
  ],
  [
    'a confirmation that differs',
    registerFormSchema,
    { ...registration, confirmPassword: 'Secret' },
    'confirmPassword: rules.passwordsDiffer',
  ],
  ['a short title', creationFormSchema, { ...creation, title: tooShort.title }, 'title: rules.titleTooShort'],
  [
    'a short padded title',
    creationFormSchema,
    { ...creation, title: `  ${tooShort.title}  ` },
    'title: rules.titleTooShort',
  ],
  [
    'a long title',
    creationFormSchema,
    { ...creation, title: '🦊'.repeat(TITLE_MAX_LENGTH + 1) },
    'title: rules.titleTooLong',
  ],
])(
  '%s breaks one rule, and only that one is reported',
  {
    tags: [
      'req:account.dialog-email',
      'req:account.dialog-password',
      'req:account.login-identifier',
      'req:account.login-password',
      'req:account.register-confirmation',
      'req:account.register-email',
      'req:account.register-password',
      'req:account.register-username',
      'req:rules.title-save',
    ],
  },
  (_name, schema, form, expected) => {
    expect(messages(schema.safeParse(form))).toEqual([expected]);
  },
);

test('passwords that differ are reported together with every other message', () => {
  const form = { ...tooShort, email: 'ada', confirmPassword: 'other' };
  expect(messages(registerFormSchema.safeParse(form))).toEqual([
    'username: rules.usernameTooShort',
    'email: rules.emailInvalid',
    'password: rules.passwordTooShort',
    'confirmPassword: rules.passwordsDiffer',
  ]);
});

test.each([{ value: null }, { value: undefined }, { value: 'text' }, { value: 7 }, { value: [] }])(
  'a registration that is $value is refused without an exception',
  ({ value }) => {
    expect(registerFormSchema.safeParse(value).success).toBe(false);
  },
);

test('a registration without passwords is refused', () => {
  expect(registerFormSchema.safeParse({ username: 'ada', email: 'ada@example.com' }).success).toBe(false);
});

test('names, addresses and titles are trimmed, passwords are not', () => {
  expect(loginFormSchema.parse({ identifier: ' ada ', password: ` ${shortest.password} ` })).toEqual({
    identifier: 'ada',
    password: ` ${shortest.password} `,
  });
  expect(
    registerFormSchema.parse({
      ...registration,
      username: ` ${shortest.username} `,
      email: ' ada@example.com ',
    }),
  ).toEqual(registration);
  expect(creationFormSchema.parse({ title: ` ${shortest.title} `, isPublic: true })).toEqual({
    title: shortest.title,
    isPublic: true,
  });
});

test('lengths are counted in code points, without the white space around', () => {
  const fox = (length: number) => '🦊'.repeat(length);
  const isValid = (schema: { safeParse: (form: object) => { success: boolean } }, form: object) =>
    schema.safeParse(form).success;
  expect(isValid(loginFormSchema, { ...login, password: fox(PASSWORD_MIN_LENGTH) })).toBe(true);
  expect(isValid(loginFormSchema, { ...login, password: fox(PASSWORD_MIN_LENGTH - 1) })).toBe(false);
  expect(isValid(creationFormSchema, { ...creation, title: ` ${fox(TITLE_MAX_LENGTH)} ` })).toBe(true);
  expect(isValid(registerFormSchema, { ...registration, username: ` ${fox(USERNAME_MAX_LENGTH)} ` })).toBe(
    true,
  );
  expect(isValid(registerFormSchema, { ...registration, email: emailOf(EMAIL_MAX_LENGTH) })).toBe(true);
});

test('a prompt has a maximum length in code points, with the white space around', () => {
  expect(promptSchema.safeParse('🦊'.repeat(PROMPT_MAX_LENGTH)).success).toBe(true);
  expect(promptSchema.safeParse(`${'🦊'.repeat(PROMPT_MAX_LENGTH)} `).success).toBe(false);
});

test.each(['', ' ', '\n\t\r', '\u00A0\u3000'])('the prompt %j is empty', (prompt) => {
  expect(messages(promptSchema.safeParse(prompt))).toEqual([': rules.promptRequired']);
});

test('a prompt is kept as typed', () => {
  expect(promptSchema.parse('  a fox,\n  at dusk \n')).toBe('  a fox,\n  at dusk \n');
});

test.each([
  ['ada@example.com', { email: 'ada@example.com', password: 'secret' }],
  ['ada', { username: 'ada', password: 'secret' }],
  ['@', { email: '@', password: 'secret' }],
  ['ada.example.com', { username: 'ada.example.com', password: 'secret' }],
])(
  'the identifier "%s" signs in with %j',
  { tags: ['req:account.login-by-email', 'req:account.login-by-username'] },
  (identifier, credentials) => {
    expect(toCredentials({ identifier, password: 'secret' })).toEqual(credentials);
  },
);
