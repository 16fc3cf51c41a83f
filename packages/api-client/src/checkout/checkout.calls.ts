import { call } from '../endpoint';
import type { SubscriptionOrder, TokenOrder } from './checkout.schema';

const checkout = async () => (await import('./checkout.schema')).checkoutSchema;

export const checkOutSubscription = call<SubscriptionOrder>()({
  name: 'checkout.subscribe',
  method: 'POST',
  path: '/api/create-checkout-session',
  result: checkout,
});

export const checkOutTokens = call<TokenOrder>()({
  name: 'checkout.buyTokens',
  method: 'POST',
  path: '/api/create-token-checkout',
  result: checkout,
});
