import { story, type Topic } from '../statement';

export const payment: Topic = {
  title: 'Pricing, buying tokens and subscribing',
  statements: [
    {
      id: '2.pack-cards',
      says: 'Five pack cards.',
      proofs: [story('pieces-billing-packshelf--five', "'Hobby', 'Starter', 'Pro', 'Creator', 'Ultimate'")],
    },
    {
      id: '2.comparison',
      says: 'A table compares what the packs hold.',
      proofs: [story('pieces-billing-comparisontable--five', 'Highest qualityHDHDHD4K4K')],
    },
    {
      id: '2.usage-cards',
      says: 'Cards tell what tokens make.',
      proofs: [story('pieces-billing-usagecards--shown', '5 tokens10 seconds of video')],
    },
    {
      id: '2.faq',
      says: 'An accordion of questions.',
      proofs: [story('pieces-billing-faq--first-open', 'What does a video cost?')],
    },
    {
      id: '2.call-to-action',
      says: 'A call to action.',
      proofs: [story('pieces-shell-calltoaction--default', "name: 'Create'")],
    },
    {
      id: '2.pack-choice',
      says: 'Buying: five packs, of which one is selected.',
      proofs: [
        story('pieces-billing-packpicker--five', 'Token packs'),
        story('pieces-billing-packpicker--five', 'toHaveLength(5)'),
      ],
    },
    {
      id: '2.order-summary',
      says: 'Buying: an order summary.',
      proofs: [story('pieces-billing-ordersummary--ready', 'Starter pack100 tokens')],
    },
    {
      id: '2.purchase-button',
      says: 'Buying: a purchase button.',
      proofs: [story('pieces-billing-ordersummary--ready', 'Purchase Tokens')],
    },
    {
      id: '2.current-balance',
      says: 'Buying: the current balance.',
      proofs: [story('pieces-billing-currentbalance--some', 'Current balance120 tokens')],
    },
    {
      id: '2.plan-benefits',
      says: 'Subscribing: a list of what the plan includes.',
      proofs: [story('pieces-billing-planbenefits--basic', '50 images per month3 videos per month')],
    },
    {
      id: '2.interval',
      says: 'Subscribing: monthly or yearly, as radios.',
      proofs: [story('pieces-billing-billinginterval--monthly', "toHaveBeenCalledWith('year')")],
    },
    {
      id: '2.payment-summary',
      says: 'Subscribing: a payment summary with the plan and a note on the terms.',
      proofs: [
        story('pieces-billing-paymentsummary--monthly', 'PlanBasicBillingMonthly'),
        story('pieces-billing-paymentsummary--monthly', '#/legal/terms'),
      ],
    },
    {
      id: '2.confirm-button',
      says: 'Subscribing: a confirm button.',
      proofs: [story('pieces-billing-paymentsummary--monthly', 'Confirm Subscription')],
    },
  ],
};
