/** Origins of checkout pages, unless an app configures others. */
export const DEFAULT_CHECKOUT_ORIGINS: readonly string[] = ['https://checkout.stripe.com'];

const MAX_LENGTH = 2_048;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the URL to navigate to if a checkout may lead there: an absolute URL of at most 2,048 characters, without
 * user info, whose origin is exactly the page's own or one of the given ones. Those must be https, or http on a
 * loopback host. Anything else is `undefined`, and leads to 'Checkout Failed' (decisions, section 2).
 * @param origins such as `https://checkout.stripe.com`
 */
export function safeCheckoutUrl(
  address: unknown,
  origins: readonly string[] = DEFAULT_CHECKOUT_ORIGINS,
): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_LENGTH || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  const isOwn = isWeb(url) && url.origin === globalThis.location?.origin;
  return isOwn || (isSafe(url) && origins.includes(url.origin)) ? url.href : undefined;
}

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
