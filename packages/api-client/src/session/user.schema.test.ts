import { expect, test } from 'vitest';
import { userSchema } from './user.schema';

const ada = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  tokens: 120,
  isAdmin: false,
  subscriptionStatus: 'active',
  language: 'de',
};

test(
  'a complete user is parsed unchanged',
  {
    tags: [
      'req:entities.user-admin',
      'req:entities.user-email',
      'req:entities.user-id',
      'req:entities.user-language',
      'req:entities.user-subscription',
      'req:entities.user-username',
    ],
  },
  () => {
    expect(userSchema.parse(ada)).toEqual(ada);
  },
);

test(
  'a user with only id and name has no tokens, no rights and no subscription',
  { tags: ['req:entities.user-tokens'] },
  () => {
    expect(userSchema.parse({ id: 'a-1', username: 'ada' })).toEqual({
      id: 'a-1',
      username: 'ada',
      email: '',
      tokens: 0,
      isAdmin: false,
      subscriptionStatus: null,
      language: null,
    });
  },
);

test.each([
  ['0', 0],
  ['7', 7],
  ['12.9', 12],
  ['-3', 0],
  ['-0.5', 0],
  ['1e999', 0],
  ['null', 0],
  ['"120"', 0],
  ['"many"', 0],
  ['true', 0],
  ['[5]', 0],
  ['{"amount":5}', 0],
])('tokens of %s are a balance of %d', { tags: ['req:entities.user-tokens'] }, (tokens, balance) => {
  expect(userSchema.parse(JSON.parse(`{"id":1,"username":"ada","tokens":${tokens}}`)).tokens).toBe(balance);
});

test.each(['1', '"true"', 'null', '{}'])(
  'isAdmin of %s is parsed as false',
  { tags: ['req:entities.user-admin'] },
  (isAdmin) => {
    const user = userSchema.parse(JSON.parse(`{"id":1,"username":"ada","isAdmin":${isAdmin}}`));
    expect(user.isAdmin).toBe(false);
  },
);

test('fields of the wrong type are replaced by their fallbacks', () => {
  expect(
    userSchema.parse({ ...ada, email: 7, isAdmin: 'yes', subscriptionStatus: 1, language: {} }),
  ).toMatchObject({
    email: '',
    isAdmin: false,
    subscriptionStatus: null,
    language: null,
  });
});

test(
  'all other fields of a response are dropped, including a password',
  { tags: ['req:entities.user-password'] },
  () => {
    const answer = {
      ...ada,
      password: 'secret',
      passwordHash: 'x',
      confirmPassword: 'secret',
      roles: ['root'],
    };
    expect(Object.keys(userSchema.parse(answer)).toSorted()).toEqual(Object.keys(ada).toSorted());
  },
);

test('__proto__ and constructor in a response change nothing', () => {
  const answer = JSON.parse(
    '{"id":1,"username":"ada","__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  );
  const user = userSchema.parse(answer);
  expect(user.isAdmin).toBe(false);
  expect(Object.getPrototypeOf(user)).toBe(Object.prototype);
  expect(Object.hasOwn(user, 'constructor')).toBe(false);
  expect({}).not.toHaveProperty('isAdmin');
});

test.each([
  ['without an id', { username: 'ada' }],
  ['without a name', { id: 1 }],
  ['with an empty id', { id: '', username: 'ada' }],
  ['that is null', null],
  ['that is a list', [ada]],
])('a user %s is invalid', (_name, answer) => {
  expect(userSchema.safeParse(answer).success).toBe(false);
});
