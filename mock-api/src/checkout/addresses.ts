import type { Call } from '../route';
import type { Order } from '../state';

/**
 * The app that opened a checkout, to lead back to: the page that called, as its `Origin` header names it, else
 * whatever stands where the world is found.
 */
export function appAddress({ world, headers, origin }: Pick<Call, 'world' | 'headers' | 'origin'>): string {
  return (webOrigin(headers.get('origin')) ?? origin) + world.appPath;
}

function webOrigin(header: string | null): string | undefined {
  if (!header || !URL.canParse(header)) return undefined;
  const { protocol, origin } = new URL(header);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** Where a payment leads (specification, section 4). A subscription is known by its `session_id`. */
export function successUrl({ id, item, returnTo }: Order): string {
  return returnTo + ('packageId' in item ? '/buy-tokens/success' : `/subscribe?session_id=${id}`);
}

export function cancelUrl({ item, returnTo }: Order): string {
  return returnTo + ('packageId' in item ? '/buy-tokens/cancel' : '/subscribe/cancel');
}
