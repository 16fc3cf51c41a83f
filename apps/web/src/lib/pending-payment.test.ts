import type { User } from '@product/api-client';
import { beforeEach, expect, test } from 'vitest';
import { storePendingPayment, findPendingPayment, removePendingPayment, isCredited } from './pending-payment';
import { tabStorage } from './safe-storage';

beforeEach(removePendingPayment);

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

test('a pending payment can be read repeatedly', () => {
  storePendingPayment(tokens);
  expect(findPendingPayment('tokens', 7)).toEqual(tokens);
  expect(findPendingPayment('tokens', 7)).toEqual(tokens);
});

test('another purchase does not match the pending payment, and keeps it', () => {
  storePendingPayment(tokens);
  expect(findPendingPayment('subscription', 7)).toBeUndefined();
  expect(findPendingPayment('tokens', 7)).toEqual(tokens);
});

test('another user reads nothing, and it is removed', () => {
  storePendingPayment(tokens);
  expect(findPendingPayment('tokens', 8)).toBeUndefined();
  expect(findPendingPayment('tokens', 7)).toBeUndefined();
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
  tabStorage.set('pendingPayment', stored);
  expect(findPendingPayment('tokens', 7)).toBeUndefined();
});

test('tokens have arrived when the balance has grown', () => {
  expect(isCredited(tokens, person({}))).toBe(false);
  expect(isCredited(tokens, person({ tokens: 119 }))).toBe(false);
  expect(isCredited(tokens, person({ subscriptionStatus: 'active' }))).toBe(false);
  expect(isCredited(tokens, person({ tokens: 220 }))).toBe(true);
});

test('a subscription has arrived when it runs, or when it has brought credit', () => {
  const awaited = { ...tokens, purchase: 'subscription' } as const;
  expect(isCredited(awaited, person({}))).toBe(false);
  expect(isCredited(awaited, person({ subscriptionStatus: 'past_due' }))).toBe(false);
  expect(isCredited(awaited, person({ subscriptionStatus: 'active' }))).toBe(true);
  expect(isCredited(awaited, person({ tokens: 125 }))).toBe(true);
});
