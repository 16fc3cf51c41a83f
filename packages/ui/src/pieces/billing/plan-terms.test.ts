import { PLANS, businessModels, type PlanId } from '@product/domain';
import { expect, test } from 'vitest';
import { createFormat } from '../../i18n/format';
import { createLookup } from '../../i18n/lookup';
import { benefitTexts, dueToday, priceText, trialTexts } from './plan-terms';

const t = createLookup('en');
const format = createFormat('en');
const plan = (id: PlanId) => PLANS.find((one) => one.id === id) ?? expect.unreachable();

test.each([
  ['basic', 'month', 10, '£10 per month'],
  ['basic', 'year', 100, '£100 per year'],
  ['pro', 'month', 25, '£25 per month'],
  ['pro', 'year', 250, '£250 per year'],
  ['payg', 'month', 5, '£0.50 per image'],
] as const)('%s by the %s costs £%d today and shows "%s"', (id, interval, due, words) => {
  expect(dueToday(plan(id), interval)).toBe(due);
  expect(priceText(plan(id), interval, t, format)).toBe(words);
});

test('each plan lists its benefits', () => {
  expect(benefitTexts(plan('basic'), t, format)).toEqual([
    '50 images per month',
    '3 videos per month',
    'HD quality',
    'Priority processing',
  ]);
  expect(benefitTexts(plan('pro'), t, format)).toEqual([
    '200 images per month',
    '10 videos per month',
    '4K quality',
    'Custom styles',
  ]);
  expect(benefitTexts(plan('payg'), t, format)).toEqual([
    '£0.50 per image',
    '£2.00 per video',
    '£5 minimum credit',
  ]);
});

test('the trial lists its limits, and the watermark only if it has one', () => {
  const { trial } = businessModels.trial;
  expect(trial && trialTexts(trial, t)).toEqual(['3 generations per day', 'HD quality', 'With a watermark']);
  expect(trial && trialTexts({ ...trial, watermarked: false }, t)).toEqual([
    '3 generations per day',
    'HD quality',
  ]);
});

test('the plan of the trial model costs £80 a year', () => {
  const [premium] = businessModels.trial.plans;
  expect(premium && dueToday(premium, 'year')).toBe(80);
});
