import { expect, test } from 'vitest';
import { TITLE_MIN_LENGTH } from './constants';
import {
  creationFormSchema,
  loginFormSchema,
  logInDialogSchema,
  PASSWORD_MIN_LENGTH,
  promptSchema,
  registerFormSchema,
  toCredentials,
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

test('lengths are counted in UTF-16 units', () => {
  const isLongEnough = (password: string) =>
    loginFormSchema.safeParse({ identifier: 'ada', password }).success;
  expect(isLongEnough('🦊'.repeat(Math.ceil(PASSWORD_MIN_LENGTH / 2)))).toBe(true);
  expect(isLongEnough('🦊'.repeat(Math.ceil(PASSWORD_MIN_LENGTH / 2) - 1))).toBe(false);
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
