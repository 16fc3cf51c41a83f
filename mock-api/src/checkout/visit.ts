import { isOneOf } from '@product/domain';
import { CREDIT_TIMES, type CreditTime, type State } from '../state';
import type { World } from '../world';
import { cancelUrl, successUrl } from './addresses';
import { findCard, WORKING_CARD } from './cards';
import { cancelOrder, payOrder } from './credit';
import { findOrder } from './orders';
import { closedPage, notFoundPage, payPage } from './pages';
import { texts } from './texts';
import type { Page } from './tree';

/**
 * The page of an order. Access needs only the order's id.
 * @param address.search the query string: after a failed payment it holds the choices, so that they survive a reload
 * @param address.home the app's start page, linked from the 404 page
 */
export function viewCheckout(
  { state }: World,
  orderId: string,
  { search, home }: { search: string; home?: string },
): { found: boolean; page: Page } {
  const query = new URLSearchParams(search);
  const order = findOrder(state, orderId);
  if (!order) return { found: false, page: notFoundPage(home) };
  if (order.status !== 'open') return { found: true, page: closedPage(state, order) };
  const number = query.get('card');
  const card = number === null ? WORKING_CARD : findCard(number);
  const problem = card ? !card.pays && texts.declined : texts.unknownCard;
  const creditTime = readCreditTime(query, state);
  return { found: true, page: payPage(state, order, { card, creditTime, problem: problem || undefined }) };
}

/**
 * Handles the submitted form of an order. Payment needs only the order's id; paying again has the same result.
 * @returns the URL to redirect to, or `undefined` if there is no such order
 */
export function submitCheckout(world: World, orderId: string, form: URLSearchParams): string | undefined {
  const order = findOrder(world.state, orderId);
  if (!order) return undefined;
  if (form.get('action') === 'cancel') {
    cancelOrder(world, order);
    return order.status === 'cancelled' ? cancelUrl(order) : backToPage();
  }
  const number = form.get('card') ?? '';
  const creditTime = readCreditTime(form, world.state);
  if (!findCard(number)?.pays) return backToPage({ card: number, creditTime });
  payOrder(world, order, creditTime);
  return order.status === 'cancelled' ? backToPage() : successUrl(order);
}

function readCreditTime(fields: URLSearchParams, { creditTime }: State): CreditTime {
  const chosen = fields.get('creditTime');
  return isOneOf(CREDIT_TIMES, chosen) ? chosen : creditTime;
}

/** Relative to the submitted page. */
function backToPage(query: Record<string, string> = {}): string {
  return `?${new URLSearchParams(query)}`;
}
