import type { User } from '@product/api-client';
import { beforeEach, expect, test } from 'vitest';
import { awaitCredit, findAwaitedCredit, forgetCredit, hasArrived } from './awaited-credit';
import { tabStorage } from './safe-storage';

beforeEach(forgetCredit);

const tokens = { purchase: 'tokens', userId: 7, tokens: 120 } as const;
const person = (differs: Partial<User>): User => ({
  id: 7,
  username: 'demo',
  email: 'demo@example.com',
  tokens: 120,
  isAdmin: false,
  subscriptionStatus: null,
  language: null,
  ...differs,
});

test('what is awaited is found again, as often as it is looked for', () => {
  awaitCredit(tokens);
  expect(findAwaitedCredit('tokens', 7)).toEqual(tokens);
  expect(findAwaitedCredit('tokens', 7)).toEqual(tokens);
});

test('another purchase is not what is awaited, and leaves it alone', () => {
  awaitCredit(tokens);
  expect(findAwaitedCredit('subscription', 7)).toBeUndefined();
  expect(findAwaitedCredit('tokens', 7)).toEqual(tokens);
});

test('another person finds nothing, and it is gone after that', () => {
  awaitCredit(tokens);
  expect(findAwaitedCredit('tokens', 8)).toBeUndefined();
  expect(findAwaitedCredit('tokens', 7)).toBeUndefined();
});

test.each([
  '',
  'null',
  '[]',
  '{broken',
  '{"purchase":"__proto__","userId":7,"tokens":1}',
  '{"purchase":"tokens","userId":7,"tokens":"1"}',
  '{"purchase":"tokens","userId":{},"tokens":1}',
])('a spoilt note (%s) is none', (stored) => {
  tabStorage.set('awaitedCredit', stored);
  expect(findAwaitedCredit('tokens', 7)).toBeUndefined();
});

test('tokens have arrived when the balance has grown', () => {
  expect(hasArrived(tokens, person({}))).toBe(false);
  expect(hasArrived(tokens, person({ tokens: 119 }))).toBe(false);
  expect(hasArrived(tokens, person({ subscriptionStatus: 'active' }))).toBe(false);
  expect(hasArrived(tokens, person({ tokens: 220 }))).toBe(true);
});

test('a subscription has arrived when it runs, or when it has brought credit', () => {
  const awaited = { ...tokens, purchase: 'subscription' } as const;
  expect(hasArrived(awaited, person({}))).toBe(false);
  expect(hasArrived(awaited, person({ subscriptionStatus: 'past_due' }))).toBe(false);
  expect(hasArrived(awaited, person({ subscriptionStatus: 'active' }))).toBe(true);
  expect(hasArrived(awaited, person({ tokens: 125 }))).toBe(true);
});
