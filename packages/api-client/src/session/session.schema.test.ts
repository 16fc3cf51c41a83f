import { LANGUAGES } from '@product/domain';
import { expect, test } from 'vitest';
import { credentialsSchema, languageChangeSchema, loginValuesSchema } from './session.schema';

test("the log-in dialog's `remember` is off by default", { tags: ['req:terms.login-values'] }, () => {
  const values = { email: 'ada@example.com', password: 'secret1' };
  expect(loginValuesSchema.parse(values)).toEqual({ ...values, remember: false });
  expect(loginValuesSchema.parse({ ...values, remember: true }).remember).toBe(true);
});

test.each([
  { email: 'ada@example.com', password: 'secret1' },
  { username: 'ada', password: 'secret1' },
])(
  'credentials consist of an email or username and a password only: %j',
  { tags: ['req:terms.login-sent'] },
  (credentials) => {
    expect(credentialsSchema.parse({ ...credentials, remember: true })).toEqual(credentials);
  },
);

test.each([{}, { email: 'ada@example.com' }, { password: 'secret1' }, { username: 7, password: 'secret1' }])(
  '%j are invalid credentials',
  (credentials) => {
    expect(credentialsSchema.safeParse(credentials).success).toBe(false);
  },
);

test('only the eight languages are valid', () => {
  for (const language of LANGUAGES) expect(languageChangeSchema.parse({ language })).toEqual({ language });
  expect(languageChangeSchema.safeParse({ language: 'tlh' }).success).toBe(false);
});
