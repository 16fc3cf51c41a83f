import { expect, test } from 'vitest';
import {
  creationFormSchema,
  loginFormSchema,
  logInDialogSchema,
  promptSchema,
  registerFormSchema,
  toCredentials,
} from './validation';

type Outcome =
  | { success: true }
  | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };

const messages = (outcome: Outcome): string[] =>
  outcome.success ? [] : outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const login = { identifier: 'ada', password: 'secret' };
const dialog = { email: 'ada@example.com', password: 'secret', remember: false };
const registration = {
  username: 'ada',
  email: 'ada@example.com',
  password: 'secret',
  confirmPassword: 'secret',
};
const creation = { title: 'Sea', isPublic: false };

test.each([
  ['login', loginFormSchema, login],
  ['log-in dialog', logInDialogSchema, dialog],
  ['registration', registerFormSchema, registration],
  ['creation', creationFormSchema, creation],
])('a %s at the shortest lengths passes as it is', (_name, schema, form) => {
  expect(schema.parse(form)).toEqual(form);
});

test.each([
  [
    'a login password of 5',
    loginFormSchema,
    { ...login, password: '12345' },
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
    'a dialog password of 5',
    logInDialogSchema,
    { ...dialog, password: '12345' },
    'password: rules.passwordTooShort',
  ],
  ['a dialog email without @', logInDialogSchema, { ...dialog, email: 'ada' }, 'email: rules.emailInvalid'],
  [
    'a username of 2',
    registerFormSchema,
    { ...registration, username: 'ad' },
    'username: rules.usernameTooShort',
  ],
  [
    'a padded username of 2',
    registerFormSchema,
    { ...registration, username: ' ad ' },
    'username: rules.usernameTooShort',
  ],
  ['half an email', registerFormSchema, { ...registration, email: 'ada@' }, 'email: rules.emailInvalid'],
  ['no email', registerFormSchema, { ...registration, email: '' }, 'email: rules.emailInvalid'],
  [
    'a new password of 5',
    registerFormSchema,
    { ...registration, password: '12345', confirmPassword: '12345' },
    'password: rules.passwordTooShort',
  ],
  [
    'another second password',
    registerFormSchema,
    { ...registration, confirmPassword: 'Secret' },
    'confirmPassword: rules.passwordsDiffer',
  ],
  ['a title of 2', creationFormSchema, { ...creation, title: 'Se' }, 'title: rules.titleTooShort'],
  ['a padded title of 2', creationFormSchema, { ...creation, title: '  Se  ' }, 'title: rules.titleTooShort'],
])(
  '%s breaks one rule and is told that one only',
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
  const form = { username: 'ad', email: 'ada', password: '12345', confirmPassword: '54321' };
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
  expect(loginFormSchema.parse({ identifier: ' ada ', password: '  12  ' })).toEqual({
    identifier: 'ada',
    password: '  12  ',
  });
  expect(
    registerFormSchema.parse({ ...registration, username: ' ada ', email: ' ada@example.com ' }),
  ).toEqual(registration);
  expect(creationFormSchema.parse({ title: ' Sea ', isPublic: true })).toEqual({
    title: 'Sea',
    isPublic: true,
  });
});

test('lengths are counted in UTF-16 units', () => {
  expect(creationFormSchema.safeParse({ title: '🦊', isPublic: false }).success).toBe(false);
  expect(creationFormSchema.safeParse({ title: '🦊!', isPublic: false }).success).toBe(true);
  expect(loginFormSchema.safeParse({ identifier: 'ada', password: '🦊🦊🦊' }).success).toBe(true);
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
