import { endpoint } from '../endpoint';
import * as calls from './checkout.calls';
import { checkoutSchema, subscriptionOrderSchema, tokenOrderSchema } from './checkout.schema';

export const checkOutSubscription = endpoint({
  ...calls.checkOutSubscription,
  summary: 'Opens a checkout for a subscription.',
  body: subscriptionOrderSchema,
  result: checkoutSchema,
});

export const checkOutTokens = endpoint({
  ...calls.checkOutTokens,
  summary: 'Opens a checkout for a pack of tokens.',
  body: tokenOrderSchema,
  result: checkoutSchema,
});
