import { mutationOptions } from '@tanstack/react-query';
import type { Checkout, SubscriptionOrder, TokenOrder } from '../checkout/checkout.schema';
import { calls } from '../calls';
import { ContractError } from '../errors';
import { safeCheckoutUrl } from '../safe-checkout-url';
import type { SessionClient } from '../session/session-client';

export interface CheckoutOptions {
  /**
   * Origins that a checkout may lead to, besides the page's own.
   * @default DEFAULT_CHECKOUT_ORIGINS
   */
  origins?: readonly string[] | undefined;
}

/**
 * Creates a checkout for a token pack. Resolves with a URL that is safe to navigate to, or fails with `ContractError`.
 */
export const buyTokensMutation = (api: SessionClient, { origins }: CheckoutOptions = {}) =>
  mutationOptions({
    mutationKey: [calls.checkOutTokens.name],
    mutationFn: async (body: TokenOrder) =>
      checked(calls.checkOutTokens.name, await api.send(calls.checkOutTokens, { body }), origins),
  });

/**
 * Creates a checkout for a subscription. Resolves with a URL that is safe to navigate to, or fails with
 * `ContractError`.
 */
export const subscribeMutation = (api: SessionClient, { origins }: CheckoutOptions = {}) =>
  mutationOptions({
    mutationKey: [calls.checkOutSubscription.name],
    mutationFn: async (body: SubscriptionOrder) =>
      checked(calls.checkOutSubscription.name, await api.send(calls.checkOutSubscription, { body }), origins),
  });

function checked(name: string, { url }: Checkout, origins: readonly string[] | undefined): Checkout {
  const safe = safeCheckoutUrl(url, origins);
  if (!safe) throw new ContractError(name, 'url leads to none of the configured payment origins.');
  return { url: safe };
}
