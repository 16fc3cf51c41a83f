import type { Call } from '../route';
import type { Order } from '../state';

/**
 * The base URL of the app that opened a checkout, to which the checkout leads back: the origin in the request's
 * `Origin` header, else the origin that the request was sent to.
 */
export function appAddress({ world, headers, origin }: Pick<Call, 'world' | 'headers' | 'origin'>): string {
  return (webOrigin(headers.get('origin')) ?? origin) + world.appPath;
}

function webOrigin(header: string | null): string | undefined {
  if (!header || !URL.canParse(header)) return undefined;
  const { protocol, origin } = new URL(header);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

export function successUrl({ id, item, returnTo }: Order): string {
  return returnTo + ('packageId' in item ? '/buy-tokens/success' : `/subscribe?session_id=${id}`);
}

export function cancelUrl({ item, returnTo }: Order): string {
  return returnTo + ('packageId' in item ? '/buy-tokens/cancel' : '/subscribe/cancel');
}
