import { BILLING_INTERVALS, businessModels } from '@product/domain';
import { expect, test } from 'vitest';
import { readChoice, toOrder, writeChoice } from './subscription-choice';

const { plans } = businessModels.tokens;
const read = (query: string, from = plans) => readChoice(from, new URLSearchParams(query));
const words = (query: string) => {
  const { plan, interval } = read(query);
  return `${plan.id} ${interval}`;
};

test.each([
  ['', 'basic month'],
  ['plan=pro', 'pro month'],
  ['billing=yearly', 'basic year'],
  ['plan=pro&billing=yearly', 'pro year'],
  ['plan=payg&billing=yearly', 'payg year'],
  ['plan=gold&billing=weekly', 'basic month'],
  ['plan=__proto__&billing=__proto__', 'basic month'],
  ['plan=constructor&billing=toString', 'basic month'],
  ['plan=PRO&billing=year', 'basic month'],
  ['__proto__[plan]=pro', 'basic month'],
  ['plan=javascript:alert(1)&billing=//evil.example', 'basic month'],
])('?%s chooses %s', { tags: ['req:shop.query-plan'] }, (query, chosen) => {
  expect(words(query)).toBe(chosen);
});

test('every choice is read as it was written to an address', () => {
  for (const plan of plans) {
    for (const interval of BILLING_INTERVALS) {
      const choice = { plan, interval };
      expect(read(new URLSearchParams(writeChoice(choice)).toString())).toEqual(choice);
    }
  }
});

test('a plan that a business model does not have is not chosen', () => {
  expect(read('plan=pro', businessModels.trial.plans).plan).toBe(businessModels.trial.plans[0]);
});

test.each([
  ['plan=basic&billing=monthly', { planId: 'basic', billingInterval: 'month' }],
  ['plan=pro&billing=yearly', { planId: 'pro', billingInterval: 'year' }],
  ['plan=payg&billing=yearly', { planId: 'payg', billingInterval: 'month' }],
])('?%s orders %j', { tags: ['req:shop.query-billing'] }, (query, order) => {
  expect(toOrder(read(query))).toEqual(order);
});
