import { CURRENCY, type PackFeature, type PackId, type PlanFeature, type PlanId } from '@product/domain';
import type { CreditTime } from '../state';

// Texts of the checkout page. It replaces a payment provider's page, so they are not in the app's catalogues.

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCY });

/** @param pounds for example 20, which gives `£20.00` */
export const formatPrice = (pounds: number) => money.format(pounds);

const plans: Record<PlanId, string> = { basic: 'Basic plan', pro: 'Pro plan', payg: 'Pay as you go' };

const features: Record<PackFeature | PlanFeature, string> = {
  hd: 'HD quality',
  '4k': '4K quality',
  everyQuality: 'Every quality, up to 4K',
  priority: 'Priority processing',
  priorityProcessing: 'Priority processing',
  advancedStyles: 'Advanced styles',
  customStyles: 'Custom styles',
  prioritySupport: 'Priority support',
};

const creditTimes: Record<CreditTime, string> = {
  now: 'At once',
  later: 'After 5 seconds',
  never: 'Never',
};

const arrival: Record<'pack' | 'plan', Record<'question' | 'credited' | 'pending' | 'never', string>> = {
  pack: {
    question: 'When do the tokens arrive?',
    credited: 'The tokens are on the account.',
    pending: 'The tokens arrive within seconds.',
    never: 'The tokens never arrive, as was chosen here.',
  },
  plan: {
    question: 'When does the plan start?',
    credited: 'The plan is active.',
    pending: 'The plan starts within seconds.',
    never: 'The plan never starts, as was chosen here.',
  },
};

export const texts = {
  simulator: 'Checkout simulator',
  testMode: 'Test mode.',
  noMoney: 'No money moves.',
  title: (what: string) => `${what} – Checkout simulator`,

  /** @param id for example hobby, which gives `Hobby pack` */
  pack: (id: PackId) => `${id[0]?.toUpperCase()}${id.slice(1)} pack`,
  plans,
  features,
  tokens: (count: number) => `${count} tokens`,
  monthly: (images: number, videos: number) => `${images} images and ${videos} videos a month`,
  byUse: (image: string, video: string) => `${image} an image, ${video} a video`,
  terms: { once: 'once', month: 'a month', year: 'a year', payg: 'credit to begin with' },

  account: 'Account',
  noAccount: 'A deleted account',
  orderNumber: 'Order',
  total: 'Total',

  payByCard: 'Pay by card',
  testCard: 'Test card',
  pays: 'Pays',
  isDeclined: 'Is declined',
  creditTimes,
  pay: (price: string) => `Pay ${price}`,
  cancel: 'Cancel',
  safe: 'No real card can be entered here.',

  declined: {
    what: 'Your card was declined.',
    help: 'Nothing was charged. Choose another card and pay again.',
  },
  unknownCard: { what: 'No card was chosen.', help: 'Choose one of the test cards.' },

  cancelled: 'This order was cancelled',
  nothingPaid: 'Nothing was paid. You can start again from the app.',
  paid: 'This order is paid',
  arrival,
  wayBack: 'Back to the app',

  lost: {
    what: 'There is no such order',
    detail:
      'The address has a mistake, or the mock was reset since. Nothing was paid: open the checkout again from the app.',
  },
};
