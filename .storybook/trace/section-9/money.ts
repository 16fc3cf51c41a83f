import { story, testsOf, type Topic } from '../statement';

const prices = testsOf('packages/domain/src/money.test.ts');
const ledger = testsOf('mock-api/src/ledger.test.ts');
const readings = testsOf('packages/domain/src/readings/readings.test.ts');

const PACKS = 'packs hold and cost what the price list says, each with its own notes only';
const PLANS = 'plans cost and hold what the price list says';
const EARLIER = 'only the earlier reading speaks of a watermarked trial and of money back on yearly plans';

export const money: Topic = {
  title: 'Tokens, packs and plans',
  statements: [
    {
      id: '9.image-cost',
      says: 'An image costs 1 token.',
      proofs: [
        prices('an image costs 1 token, a video 3, and longer videos what the landing page says', 'image: 1'),
        ledger('an image costs one token', 'toBe(119)'),
        story('pieces-generator-generatebutton--default', '119 after this image'),
      ],
    },
    {
      id: '9.video-cost',
      says: 'The generator: 5 seconds of video for 3 tokens.',
      note: 'This is what is charged.',
      proofs: [
        prices('an image costs 1 token, a video 3, and longer videos what the landing page says', 'video: 3'),
        ledger('a video costs three tokens', 'toBe(117)'),
        story('pieces-generator-generatebutton--for-a-video', '3 tokens'),
      ],
    },
    {
      id: '9.video-price-list',
      says: 'Landing page, FAQ and usage cards: 5 tokens for 10 seconds, 15 for 30, 30 for 60.',
      proofs: [
        story('pieces-billing-usagecards--shown', '30 tokens60 seconds of video'),
        story(
          'pieces-billing-faq--first-open',
          '5 tokens for 10 seconds, 15 for 30 seconds and 30 for 60 seconds.',
        ),
      ],
    },
    {
      id: '9.never-expire',
      says: 'Tokens never expire.',
      proofs: [story('pieces-billing-faq--first-open', 'Tokens never expire')],
    },
    {
      id: '9.adds-to-balance',
      says: 'Purchases add to the balance.',
      proofs: [
        testsOf('mock-api/src/checkout/credit.test.ts')('two orders are two credits', 'tokens: 50'),
        story('pieces-billing-ordersummary--ready', '220After purchase'),
      ],
    },
    {
      id: '9.no-refunds',
      says: 'There are no refunds.',
      proofs: [story('pieces-billing-faq--every-answer', 'There are no refunds on token packs.')],
    },
    {
      id: '9.pack-hobby',
      says: 'Hobby: 25 tokens for £5, HD.',
      note: 'Each pack lists its own notes; nothing is inherited from smaller packs.',
      covers: ['pack hobby'],
      proofs: [prices(PACKS, "{ id: 'hobby', tokens: 25, price: 5, features: ['hd'] }")],
    },
    {
      id: '9.pack-starter',
      says: 'Starter: 100 tokens for £20, HD.',
      covers: ['pack starter'],
      proofs: [prices(PACKS, "{ id: 'starter', tokens: 100, price: 20, features: ['hd'] }")],
    },
    {
      id: '9.pack-pro',
      says: 'Pro: 250 tokens for £45, HD, priority processing.',
      covers: ['pack pro'],
      proofs: [
        prices(PACKS, "{ id: 'pro', tokens: 250, price: 45, features: ['hd', 'priorityProcessing'] }"),
        story('pieces-billing-packpicker--five', '250 tokens · HD quality · Priority processing £45'),
      ],
    },
    {
      id: '9.pack-creator',
      says: 'Creator: 500 tokens for £80, 4K, advanced styles.',
      covers: ['pack creator'],
      proofs: [
        prices(PACKS, "{ id: 'creator', tokens: 500, price: 80, features: ['4k', 'advancedStyles'] }"),
        story('pieces-billing-packcard--default', '£80'),
      ],
    },
    {
      id: '9.pack-ultimate',
      says: 'Ultimate: 1000 tokens for £150, 4K, priority support.',
      covers: ['pack ultimate'],
      proofs: [
        prices(PACKS, "{ id: 'ultimate', tokens: 1000, price: 150, features: ['4k', 'prioritySupport'] }"),
      ],
    },
    {
      id: '9.pounds',
      says: 'Packs are bought once, in GBP.',
      proofs: [
        prices(PACKS, "toBe('GBP')"),
        testsOf('packages/ui/src/i18n/format.test.ts')(
          'a price in %s is a figure and one sign, the sign where the language puts it',
          "['en', '£5']",
        ),
      ],
    },
    {
      id: '9.packs-earlier',
      says: 'The earlier variant lists four packs, Starter to Ultimate.',
      proofs: [
        readings('today five packs are sold, earlier four', "'starter', 'pro', 'creator', 'ultimate'"),
        story('pieces-billing-packshelf--four', 'toHaveLength(4)'),
      ],
    },
    {
      id: '9.plan-basic',
      says: 'basic: £10 a month or £100 a year; 50 images and 3 videos a month, HD, priority.',
      covers: ['plan basic'],
      proofs: [
        prices(PLANS, 'pricePerMonth: 10, pricePerYear: 100, imagesPerMonth: 50, videosPerMonth: 3'),
        story(
          'pieces-billing-planbenefits--basic',
          '50 images per month3 videos per monthHD qualityPriority',
        ),
      ],
    },
    {
      id: '9.plan-pro',
      says: 'pro: £25 a month or £250 a year; 200 images and 10 videos, 4K, custom styles.',
      covers: ['plan pro'],
      proofs: [
        prices(PLANS, 'pricePerMonth: 25, pricePerYear: 250, imagesPerMonth: 200, videosPerMonth: 10'),
        story('pieces-billing-planpicker--yearly', '£250 per year'),
      ],
    },
    {
      id: '9.yearly-saves',
      says: 'Paying by the year saves about 17 %.',
      proofs: [
        prices('a year of $id saves about 17 percent', 'toBe(17)'),
        story('pieces-billing-billinginterval--monthly', 'Save 17%'),
      ],
    },
    {
      id: '9.plan-payg',
      says: 'payg: £0.50 an image and £2.00 a video, with £5 of credit at least.',
      covers: ['plan payg'],
      proofs: [
        prices(PLANS, "{ id: 'payg', pricePerImage: 0.5, pricePerVideo: 2, minimumCredit: 5, features: [] }"),
        story('pieces-billing-planbenefits--pay-as-you-go', '£5 minimum credit'),
      ],
    },
    {
      id: '9.older-trial',
      says: 'Older plan: 7 days of trial, 3 generations a day, with watermarks.',
      proofs: [readings(EARLIER, '{ days: 7, generationsPerDay: 3, watermarked: true }')],
    },
    {
      id: '9.older-price',
      says: 'Older plan: £10 a month or £80 a year, saving 33 % (£40).',
      proofs: [
        readings('a year of the earlier plan saves £40, a third', 'toBe(33)'),
        story('pieces-billing-billinginterval--earlier', 'Save 33%'),
        story('pieces-billing-paymentsummary--earlier-yearly', 'Due today£80'),
      ],
    },
    {
      id: '9.older-money-back',
      says: 'Older plan: 14 days of money-back guarantee, on yearly plans only.',
      proofs: [
        readings(EARLIER, "{ days: 14, intervals: ['year'] }"),
        story('pieces-billing-paymentsummary--earlier-yearly', '14-day money-back guarantee'),
        story(
          'pieces-billing-paymentsummary--earlier-monthly',
          'queryByText(/money-back|credited/)).toBeNull()',
        ),
      ],
    },
    {
      id: '9.older-prorated-credit',
      says: 'Older plan: moving from monthly to yearly is credited by the part that is left.',
      proofs: [
        readings(EARLIER, "{ from: 'month', to: 'year' }"),
        story('pieces-billing-paymentsummary--earlier-yearly', 'What is left of your month is credited'),
      ],
    },
  ],
};
