import { endpoint } from '../endpoint';

const schemas = () => import('./checkout.schema');
const checkout = async () => (await schemas()).checkoutSchema;

export const checkOutSubscription = endpoint({
  name: 'checkout.subscribe',
  method: 'POST',
  path: '/api/create-checkout-session',
  summary: 'Opens a checkout for a subscription.',
  body: async () => (await schemas()).subscriptionOrderSchema,
  result: checkout,
});

export const checkOutTokens = endpoint({
  name: 'checkout.buyTokens',
  method: 'POST',
  path: '/api/create-token-checkout',
  summary: 'Opens a checkout for a pack of tokens.',
  body: async () => (await schemas()).tokenOrderSchema,
  result: checkout,
});
