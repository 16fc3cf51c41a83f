import { safeCheckoutUrl } from '@product/api-client';

/** Leaves the app for a checkout. */
export type Leave = (address: string) => void;

/**
 * The app's one way out. It is asked for addresses that have been checked already; here, at the door, they are checked
 * whoever asks.
 * @throws for an address that is no checkout's; nothing is navigated
 */
export const createLeave =
  (checkoutOrigins: readonly string[]): Leave =>
  (address) => {
    const safe = safeCheckoutUrl(address, checkoutOrigins);
    if (!safe) throw new Error('This address is no checkout: its origin is none of the configured ones.');
    location.assign(safe);
  };
