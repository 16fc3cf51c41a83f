import { safeCheckoutUrl } from '@product/api-client';

export type RedirectToCheckout = (address: string) => void;

/**
 * The only code that navigates away from the app. Addresses have been checked already; they are checked here again, for
 * every caller.
 * @throws for an address that is not a checkout's; nothing is navigated
 */
export const createRedirectToCheckout =
  (checkoutOrigins: readonly string[]): RedirectToCheckout =>
  (address) => {
    const safe = safeCheckoutUrl(address, checkoutOrigins);
    if (!safe) throw new Error('This address is no checkout: its origin is none of the configured ones.');
    location.assign(safe);
  };
