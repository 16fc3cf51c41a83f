import { PACK_FEATURES, PACK_IDS, PLAN_IDS, PLANS } from '@product/domain';
import { expect, test } from 'vitest';
import { english } from '../locales/en';

const { billing } = english;

// A word that the catalogue lacks is shown as it is, since hosts may sell what it has no text for.
test('the catalogue has a text for each pack, plan and feature of the product', () => {
  const planFeatures = PLANS.flatMap(({ features }) => features);
  expect(Object.keys(billing.packName)).toEqual(expect.arrayContaining([...PACK_IDS]));
  expect(Object.keys(billing.packFeature)).toEqual(expect.arrayContaining([...PACK_FEATURES]));
  expect(Object.keys(billing.planName)).toEqual(expect.arrayContaining([...PLAN_IDS]));
  expect(Object.keys(billing.planFeature)).toEqual(expect.arrayContaining(planFeatures));
});
