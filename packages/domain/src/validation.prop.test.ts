import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TITLE_MIN_LENGTH } from './constants';
import {
  creationFormSchema,
  loginFormSchema,
  registerFormSchema,
  toCredentials,
  type RuleKey,
  PASSWORD_MIN_LENGTH,
  USERNAME_MIN_LENGTH,
} from './validation';

/** Short texts around the length limits: letters, white space, surrogate pairs, lone surrogates and combining marks. */
const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc
    .array(fc.constantFrom('a', ' ', '\t', '\u00A0', '\u200B', '\uD83D', '\u{1F98A}', '\u0301', '@', '\0'), {
      maxLength: 8,
    })
    .map((units) => units.join('')),
);

const email = fc.constantFrom(
  { address: 'ada@example.com', valid: true },
  { address: ' ada@example.com ', valid: true },
  { address: 'a.b+c@mail.example.org', valid: true },
  { address: 'ada', valid: false },
  { address: 'ada@', valid: false },
  { address: '@example.com', valid: false },
  { address: 'a b@example.com', valid: false },
  { address: '', valid: false },
);

const lengthOf = (text: string) => [...text].length;

interface Outcome {
  error?: { issues: readonly { message: string }[] } | undefined;
}
const messagesOf = ({ error }: Outcome) => (error?.issues ?? []).map(({ message }) => message).sort();

const broken = (rules: Partial<Record<RuleKey, boolean>>) =>
  Object.entries(rules)
    .filter(([, isBroken]) => isBroken)
    .map(([key]) => key)
    .sort();

test('a registration gets a message for every rule that it breaks, and no other', () => {
  const registration = fc.record({
    username: text,
    email,
    password: text,
    repeated: fc.option(text, { nil: undefined }),
  });
  fc.assert(
    fc.property(registration, ({ username, email: { address, valid }, password, repeated = password }) => {
      const form = { username, email: address, password, confirmPassword: repeated };
      expect(messagesOf(registerFormSchema.safeParse(form))).toEqual(
        broken({
          'rules.usernameTooShort': lengthOf(username.trim()) < USERNAME_MIN_LENGTH,
          'rules.usernameHasAt': username.includes('@'),
          'rules.emailInvalid': !valid,
          'rules.passwordTooShort': lengthOf(password) < PASSWORD_MIN_LENGTH,
          'rules.passwordsDiffer': repeated !== password,
        }),
      );
    }),
  );
});

test('a login gets a message for every rule that it breaks, and no other', () => {
  fc.assert(
    fc.property(text, text, (identifier, password) => {
      expect(messagesOf(loginFormSchema.safeParse({ identifier, password }))).toEqual(
        broken({
          'rules.identifierRequired': identifier.trim() === '',
          'rules.passwordTooShort': lengthOf(password) < PASSWORD_MIN_LENGTH,
        }),
      );
    }),
  );
});

test('the length of a title is counted in code points without surrounding white space', () => {
  fc.assert(
    fc.property(text, fc.boolean(), (title, isPublic) => {
      expect(messagesOf(creationFormSchema.safeParse({ title, isPublic }))).toEqual(
        broken({ 'rules.titleTooShort': lengthOf(title.trim()) < TITLE_MIN_LENGTH }),
      );
    }),
  );
});

test('an identifier with an @ is sent as email, any other as username, together with the password only', () => {
  fc.assert(
    fc.property(text, text, (identifier, password) => {
      const key = /@/.test(identifier) ? 'email' : 'username';
      expect(toCredentials({ identifier, password })).toStrictEqual({ [key]: identifier, password });
    }),
  );
});
