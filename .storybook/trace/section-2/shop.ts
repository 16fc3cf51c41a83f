import { story, testsOf, type Topic } from '../statement';

const choice = testsOf('apps/web/src/screens/subscribe/subscription-choice.test.ts');
const pack = testsOf('apps/web/src/screens/buy-tokens/chosen-pack.test.ts');

export const shop: Topic = {
  title: 'Routes and queries of the shop',
  statements: [
    {
      id: '2.route-pricing',
      says: '/pricing shows the packs, their comparison, what tokens make, questions and a call to action.',
      covers: ['/pricing'],
      proofs: [
        story('screens-pricing--visitor', 'Pay for pictures, not for months'),
        story('screens-pricing--compared-and-explained', '£5£20£45£80£150'),
        story('screens-pricing--an-answer-opens', 'There are no refunds on token packs.'),
      ],
    },
    {
      id: '2.pack-links',
      says: 'Pricing buttons lead to /buy-tokens?package={hobby|starter|pro|creator|ultimate} for the signed-in.',
      proofs: [
        story('screens-pricing--signed-in', '/buy-tokens?package='),
        story('pieces-billing-packshelf--five', '#/buy-tokens?package=pro'),
      ],
    },
    {
      id: '2.pack-links-visitor',
      says: 'For everyone else they lead to /auth.',
      proofs: [story('screens-pricing--visitor', "PACKS.map(() => '/auth')")],
    },
    {
      id: '2.route-buy-tokens',
      says: '/buy-tokens has the packs, the order summary, the purchase button and the balance; for the signed-in.',
      covers: ['/buy-tokens'],
      proofs: [
        story('screens-buy-tokens--default', '120Current balance220After purchase'),
        story('screens-buy-tokens--another-is-chosen', 'Creator pack500 tokens'),
      ],
    },
    {
      id: '2.query-package',
      says: 'The screen itself does not read the package parameter.',
      note: 'It preselects the pack that ?package= names, else the Starter pack.',
      proofs: [
        story('screens-buy-tokens--chosen-by-the-address', "'Ultimate'"),
        pack('%j names no pack: the Starter pack is chosen', "toBe('starter')"),
      ],
    },
    {
      id: '2.route-buy-tokens-success',
      says: '/buy-tokens/success tells of a payment, for the signed-in.',
      covers: ['/buy-tokens/success'],
      proofs: [
        story('screens-payment-return--tokens-paid', 'Your tokens have been added'),
        story('screens-payment-return--visitor', "'Login'"),
      ],
    },
    {
      id: '2.route-buy-tokens-cancel',
      says: '/buy-tokens/cancel tells of a payment that was called off.',
      covers: ['/buy-tokens/cancel'],
      proofs: [story('screens-payment-return--tokens-cancelled', 'Back to the packs')],
    },
    {
      id: '2.route-subscribe',
      says: '/subscribe has the benefits of a plan, its interval and the payment summary; for the signed-in.',
      covers: ['/subscribe'],
      proofs: [
        story('screens-subscribe--default', 'Due today£10'),
        story('screens-subscribe--default', '50 images per month'),
      ],
    },
    {
      id: '2.route-subscribe-success',
      says: '/subscribe/success tells of a payment.',
      covers: ['/subscribe/success'],
      proofs: [story('screens-payment-return--subscription-paid', 'Your subscription is active')],
    },
    {
      id: '2.route-subscribe-cancel',
      says: '/subscribe/cancel tells of a payment that was called off.',
      covers: ['/subscribe/cancel'],
      proofs: [story('screens-payment-return--subscription-cancelled', "'Subscribe'")],
    },
    {
      id: '2.query-plan',
      says: '/subscribe reads plan: basic, pro or payg; basic by default.',
      note: 'Unknown values mean the default.',
      proofs: [
        story('screens-subscribe--pro-yearly', "'Pro'"),
        choice('?%s chooses %s', "['plan=pro', 'pro month']"),
        choice('?%s chooses %s', "['', 'basic month']"),
      ],
    },
    {
      id: '2.query-billing',
      says: '/subscribe reads billing: monthly or yearly.',
      note: "Pay as you go hides the interval and sends 'month'.",
      proofs: [
        story('screens-subscribe--pro-yearly', 'Due today£250'),
        choice('?%s orders %j', "billingInterval: 'year'"),
        story('screens-subscribe--pay-as-you-go', "{ planId: 'payg', billingInterval: 'month' }"),
      ],
    },
    {
      id: '2.query-session',
      says: '/subscribe reads session_id.',
      proofs: [story('screens-subscribe--back-with-a-session', 'Payment Successful!')],
    },
  ],
};
