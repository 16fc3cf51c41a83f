import type { Checkout } from '../checkout/checkout.schema';
import type { AnyEndpoint, BodyOf } from '../endpoint';
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
 * Creates a checkout. Resolves with a URL that is safe to navigate to, or fails with `ContractError`.
 * @param endpoint the documented one of tokens or subscriptions, or yours with another body, for packs of your own
 */
export const checkoutMutation = <
  Call extends AnyEndpoint & { result: typeof endpoints.checkOutTokens.result },
>(
  api: Session,
  endpoint: Call,
  { origins }: CheckoutOptions = {},
) =>
  callMutation(endpoint, {
    async mutationFn(body: BodyOf<Call>): Promise<Checkout> {
      const { url }: Checkout = await api.send(endpoint, { body });
      const safe = safeCheckoutUrl(url, origins);
      if (!safe)
        throw new ContractError(endpoint.name, 'url leads to none of the configured payment origins.');
      return { url: safe };
    },
  });

/** `checkoutMutation` for a token pack. */
export const buyTokensMutation = (api: Session, options?: CheckoutOptions) =>
  checkoutMutation(api, endpoints.checkOutTokens, options);

/** `checkoutMutation` for a subscription. */
export const subscribeMutation = (api: Session, options?: CheckoutOptions) =>
  checkoutMutation(api, endpoints.checkOutSubscription, options);
