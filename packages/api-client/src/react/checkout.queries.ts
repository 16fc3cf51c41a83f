import type { Checkout, SubscriptionOrder, TokenOrder } from '../checkout/checkout.schema';
import { endpoints } from '../endpoints';
import { ContractError } from '../errors';
import { safeCheckoutUrl } from '../safe-checkout-url';
import type { Session } from '../session/session';
import { callMutation } from './call-mutation';

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
export const buyTokensMutation = (api: Session, { origins }: CheckoutOptions = {}) =>
  callMutation(endpoints.checkOutTokens, {
    mutationFn: async (body: TokenOrder) =>
      checked(endpoints.checkOutTokens.name, await api.send(endpoints.checkOutTokens, { body }), origins),
  });

/**
 * Creates a checkout for a subscription. Resolves with a URL that is safe to navigate to, or fails with
 * `ContractError`.
 */
export const subscribeMutation = (api: Session, { origins }: CheckoutOptions = {}) =>
  callMutation(endpoints.checkOutSubscription, {
    mutationFn: async (body: SubscriptionOrder) =>
      checked(
        endpoints.checkOutSubscription.name,
        await api.send(endpoints.checkOutSubscription, { body }),
        origins,
      ),
  });

function checked(name: string, { url }: Checkout, origins: readonly string[] | undefined): Checkout {
  const safe = safeCheckoutUrl(url, origins);
  if (!safe) throw new ContractError(name, 'url leads to none of the configured payment origins.');
  return { url: safe };
}
