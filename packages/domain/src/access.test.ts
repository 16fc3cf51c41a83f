import { expect, test } from 'vitest';
import { hasGenerationAccess, isFreeOfCharge, mentionsTokens } from './access';

test.each([
  { isAdmin: false, tokens: 0, subscriptionStatus: null, access: false, free: false },
  { isAdmin: false, tokens: 0, subscriptionStatus: 'active', access: true, free: true },
  { isAdmin: false, tokens: 1, subscriptionStatus: null, access: true, free: false },
  { isAdmin: false, tokens: 1, subscriptionStatus: 'active', access: true, free: true },
  { isAdmin: true, tokens: 0, subscriptionStatus: null, access: true, free: true },
  { isAdmin: true, tokens: 0, subscriptionStatus: 'active', access: true, free: true },
  { isAdmin: true, tokens: 1, subscriptionStatus: null, access: true, free: true },
  { isAdmin: true, tokens: 1, subscriptionStatus: 'active', access: true, free: true },
])(
  'administrator $isAdmin, $tokens tokens, subscription $subscriptionStatus: access $access, free of charge $free',
  { tags: ['req:rules.access-admin', 'req:rules.access-subscription', 'req:rules.access-tokens'] },
  ({ access, free, ...user }) => {
    expect(hasGenerationAccess(user)).toBe(access);
    expect(isFreeOfCharge(user)).toBe(free);
  },
);

test.each([null, undefined, {}])('%j has no access', (user) => {
  expect(hasGenerationAccess(user)).toBe(false);
});

test.each([-1, Number.NaN])('a balance of %d gives no access', (tokens) => {
  expect(hasGenerationAccess({ tokens })).toBe(false);
});

test.each(['canceled', 'past_due', 'Active', ''])(
  'the subscription status "%s" gives no access',
  { tags: ['req:entities.user-subscription'] },
  (subscriptionStatus) => {
    expect(hasGenerationAccess({ subscriptionStatus })).toBe(false);
    expect(isFreeOfCharge({ subscriptionStatus })).toBe(false);
  },
);

test(
  'mentions of tokens are recognised in upper and lower case',
  { tags: ['req:failures.tokens-required'] },
  () => {
    expect(['No Tokens left', 'INSUFFICIENT funds', 'token', undefined].map(mentionsTokens)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  },
);
