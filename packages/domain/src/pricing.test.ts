import { expect, test } from 'vitest';
import {
  coveringPack,
  CURRENCY,
  DEFAULT_PACK_ID,
  DEFAULT_PLAN_ID,
  generationCost,
  hasIntervals,
  PLANS,
  TOKEN_COST,
  TOKEN_PACKS,
  VIDEO_PRICE_LIST,
  yearlySaving,
  yearlySavingPounds,
} from './pricing';
import { PACK_IDS, PLAN_IDS } from './enums';

test('a generation costs administrators and active subscribers nothing, all others its price', () => {
  expect(generationCost({ isAdmin: true }, 'video')).toBe(0);
  expect(generationCost({ subscriptionStatus: 'active' }, 'image')).toBe(0);
  expect(generationCost({ tokens: 5 }, 'video')).toBe(TOKEN_COST.video);
  expect(generationCost(null, 'image')).toBe(TOKEN_COST.image);
});

test('prices are in pounds', { tags: ['req:tokens.pounds'] }, () => expect(CURRENCY).toBe('GBP'));

test('a larger pack never has a higher price per token', () => {
  const prices = TOKEN_PACKS.map(({ price, tokens }) => price / tokens);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
});

test(
  'the plans match the price list',
  { tags: ['req:tokens.plan-basic', 'req:tokens.plan-payg', 'req:tokens.plan-pro'] },
  () => {
    expect(PLANS).toEqual([
      {
        id: 'basic',
        pricePerMonth: 10,
        pricePerYear: 100,
        imagesPerMonth: 50,
        videosPerMonth: 3,
        features: ['hd', 'priority'],
      },
      {
        id: 'pro',
        pricePerMonth: 25,
        pricePerYear: 250,
        imagesPerMonth: 200,
        videosPerMonth: 10,
        features: ['4k', 'customStyles'],
      },
      { id: 'payg', pricePerImage: 0.5, pricePerVideo: 2, minimumCredit: 5, features: [] },
    ]);
  },
);

test('packs and plans are in the order of their enums', () => {
  expect(TOKEN_PACKS.map(({ id }) => id)).toEqual(PACK_IDS);
  expect(PLANS.map(({ id }) => id)).toEqual(PLAN_IDS);
});

test(
  'an image costs 1 token, a video 3, and longer videos the prices of the landing page',
  { tags: ['req:tokens.image-cost', 'req:tokens.video-cost'] },
  () => {
    expect(TOKEN_COST).toEqual({ image: 1, video: 3 });
    expect(VIDEO_PRICE_LIST).toEqual([
      { seconds: 10, tokens: 5 },
      { seconds: 30, tokens: 15 },
      { seconds: 60, tokens: 30 },
    ]);
  },
);

test.each(PLANS.filter(({ pricePerYear }) => pricePerYear))(
  'a year of $id saves about 17 percent',
  { tags: ['req:tokens.yearly-saves'] },
  (plan) => {
    expect(Math.round(yearlySaving(plan) * 100)).toBe(17);
  },
);

test('a plan without both a monthly and a yearly price saves nothing', () => {
  expect(yearlySaving({})).toBe(0);
  expect(yearlySaving({ pricePerMonth: 10 })).toBe(0);
  expect(yearlySaving({ pricePerYear: 100 })).toBe(0);
  expect(yearlySavingPounds({ pricePerYear: 100 })).toBe(0);
});

test('only the pay-as-you-go plan has no interval', () => {
  expect(PLANS.filter((plan) => !hasIntervals(plan)).map(({ id }) => id)).toEqual(['payg']);
});

test('the default pack and plan are on sale', () => {
  expect(TOKEN_PACKS.map(({ id }) => id)).toContain(DEFAULT_PACK_ID);
  expect(PLANS.map(({ id }) => id)).toContain(DEFAULT_PLAN_ID);
});

const SOLD = [
  { id: 'large', tokens: 100 },
  { id: 'small', tokens: 25 },
];

test.each([
  [1, 'small'],
  [25, 'small'],
  [26, 'large'],
  [5000, 'large'],
])('%i tokens are covered by the %s pack', (tokens, id) => {
  expect(coveringPack(SOLD, tokens)?.id).toBe(id);
});

test('an empty list of packs covers no amount', () => expect(coveringPack([], 1)).toBeUndefined());
