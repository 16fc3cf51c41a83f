export type CheckoutEnd = 'pay' | 'cancel';

const CARDS: Record<CheckoutEnd, string> = { pay: '4242 4242 4242 4242', cancel: '' };

/** What the form of the mock's checkout sends. */
export const checkoutForm = (action: CheckoutEnd) => new URLSearchParams({ action, card: CARDS[action] });

/**
 * Submits the mock's checkout as its form does, without leaving the page.
 * @returns the path that the checkout redirects to
 */
export async function passCheckout(address: string, action: CheckoutEnd): Promise<string> {
  const { url } = await fetch(address, { method: 'POST', body: checkoutForm(action) });
  const { pathname, search } = new URL(url);
  return pathname + search;
}
