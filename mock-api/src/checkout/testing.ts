import { endpoints, type SubscriptionOrder, type TokenOrder } from '@product/api-client';
import { createFetch } from '../hosts/fetch';
import { openTestWorld } from '../testing';
import type { WorldOptions } from '../world';

export const WORKING = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';

/** A test world with the newcomer, who has no tokens, signed in, and helpers for the checkout. */
export function openCheckout(options: WorldOptions = {}) {
  const { world, clock, browse } = openTestWorld({ scenario: 'newcomer', ...options });
  const payer = browse();
  // Payments are sent without a session: the order's URL is sufficient.
  const fetchSignedOut = createFetch(world, { as: null });
  const send = (url: string, fields: Record<string, string>) =>
    fetchSignedOut(url, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    world,
    clock,
    buy: async (packageId: TokenOrder['packageId'] = 'starter') =>
      (await payer.send(endpoints.checkOutTokens, { body: { packageId } })).url,
    subscribe: async (body: SubscriptionOrder) =>
      (await payer.send(endpoints.checkOutSubscription, { body })).url,
    visit: (url: string, init?: RequestInit) => fetchSignedOut(url, init),
    pay: (url: string, fields: Record<string, string> = {}) =>
      send(url, { action: 'pay', card: WORKING, ...fields }),
    cancel: (url: string) => send(url, { action: 'cancel' }),
    send,
    me: () => payer.send(endpoints.getUser),
  };
}

export const redirectOf = ({ status, headers }: Response) => [status, headers.get('location')];
