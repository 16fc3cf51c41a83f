import { endpoint } from '../endpoint';
import { checkoutSchema, subscriptionOrderSchema, tokenOrderSchema } from './checkout.schema';

export const checkOutSubscription = endpoint({
  name: 'checkout.subscribe',
  method: 'POST',
  path: '/api/create-checkout-session',
  summary: 'Opens a checkout for a subscription.',
  body: subscriptionOrderSchema,
  result: checkoutSchema,
});

export const checkOutTokens = endpoint({
  name: 'checkout.buyTokens',
  method: 'POST',
  path: '/api/create-token-checkout',
  summary: 'Opens a checkout for a pack of tokens.',
  body: tokenOrderSchema,
  result: checkoutSchema,
});
