import type { User } from '@product/api-client';
import { beforeEach, expect, test } from 'vitest';
import {
  storePendingPayment,
  findPendingPayment,
  removePendingPayment,
  isCredited,
  withLeastBalance,
} from './pending-payment';
import { tabStorage } from './safe-storage';

beforeEach(removePendingPayment);

const tokens = { purchase: 'tokens', userId: 7, tokens: 120 } as const;
const userWith = (changes: Partial<User>): User => ({
  id: 7,
  username: 'demo',
  email: 'demo@example.com',
  tokens: 120,
  isAdmin: false,
  subscriptionStatus: null,
  language: null,
  ...changes,
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
])('an invalid stored payment (%s) is ignored', (stored) => {
  tabStorage.set('pendingPayment', stored);
  expect(findPendingPayment('tokens', 7)).toBeUndefined();
});

test('tokens are credited when the balance has grown', () => {
  expect(isCredited(tokens, userWith({}))).toBe(false);
  expect(isCredited(tokens, userWith({ tokens: 119 }))).toBe(false);
  expect(isCredited(tokens, userWith({ subscriptionStatus: 'active' }))).toBe(false);
  expect(isCredited(tokens, userWith({ tokens: 220 }))).toBe(true);
});

test('a subscription is credited when it is active or the balance has grown', () => {
  const pending = { ...tokens, purchase: 'subscription' } as const;
  expect(isCredited(pending, userWith({}))).toBe(false);
  expect(isCredited(pending, userWith({ subscriptionStatus: 'past_due' }))).toBe(false);
  expect(isCredited(pending, userWith({ subscriptionStatus: 'active' }))).toBe(true);
  expect(isCredited(pending, userWith({ tokens: 125 }))).toBe(true);
});

test('a credit is counted from the least balance that was read', () => {
  const spent = withLeastBalance(tokens, userWith({ tokens: 20 }));
  expect(spent).toEqual({ ...tokens, tokens: 20 });
  expect(isCredited(spent, userWith({ tokens: 20 }))).toBe(false);
  expect(isCredited(spent, userWith({ tokens: 120 }))).toBe(true);
  expect(withLeastBalance(tokens, userWith({ tokens: 500 }))).toBe(tokens);
});
