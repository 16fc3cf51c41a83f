import { expect, test } from 'vitest';
import { planSchema, tokenPackSchema } from './catalogue.schema';

const starter = {
  id: 'starter',
  name: 'Starter',
  tokens: 100,
  price: 20,
  description: 'For regular use',
  features: ['HD'],
};

test(
  'a pack is parsed with its texts, without undocumented fields',
  { tags: ['req:terms.pack-fields'] },
  () => {
    expect(tokenPackSchema.parse({ ...starter, cost: 3 })).toEqual(starter);
  },
);

test.each([
  ['an unknown id', { id: 'gold' }],
  ['no tokens', { tokens: 0 }],
  ['half a token', { tokens: 0.5 }],
  ['a negative price', { price: -1 }],
  ['a price in words', { price: '£20' }],
])('a pack with %s is invalid', (_, flaw) => {
  expect(tokenPackSchema.safeParse({ ...starter, ...flaw }).success).toBe(false);
});

test('a plan may have a price for each interval, or none', () => {
  const basic = { id: 'basic', name: 'Basic', pricePerMonth: 10, pricePerYear: 100, features: ['HD'] };
  const payg = { id: 'payg', name: 'Pay as you go', features: [] };
  expect(planSchema.parse(basic)).toEqual(basic);
  expect(planSchema.parse(payg)).toEqual(payg);
  expect(planSchema.safeParse({ ...basic, pricePerYear: -1 }).success).toBe(false);
});
