import { isOneOf } from '@product/domain';
import { CREDIT_TIMES, type Order } from '../state';
import type { World } from '../world';
import { cancelUrl, successUrl } from './addresses';
import { findCard, WORKING_CARD } from './cards';
import { cancelOrder, payOrder } from './credit';
import { findOrder } from './orders';
import { closedPage, lostPage, payPage } from './pages';
import { texts } from './texts';
import type { Page } from './tree';

/** What a visit to the checkout ends with: a page to show, or an address to go to. */
export type Visit = { status: number; page: Page } | { leaveTo: string };

export interface VisitOptions {
  /** What the page's form sends; none: the page is only looked at. */
  form?: URLSearchParams;
  /** Where the app starts, for whoever is lost. */
  home?: string;
}

/** One visit to an order's page. Whoever knows the order's id may pay. */
export function visitCheckout(world: World, orderId: string, { form, home }: VisitOptions = {}): Visit {
  const order = findOrder(world.state, orderId);
  if (!order) return { status: 404, page: lostPage(home) };
  if (form?.get('action') === 'cancel') return cancel(world, order);
  return form ? pay(world, order, form) : { status: 200, page: pageOf(world, order) };
}

function pageOf(world: World, order: Order): Page {
  const { state } = world;
  return order.status === 'open'
    ? payPage(state, order, { card: WORKING_CARD, creditTime: state.creditTime })
    : closedPage(state, order);
}

function cancel(world: World, order: Order): Visit {
  cancelOrder(world, order);
  return order.status === 'cancelled'
    ? { leaveTo: cancelUrl(order) }
    : { status: 409, page: closedPage(world.state, order) };
}

/** Paying again leads to where paying did. */
function pay(world: World, order: Order, form: URLSearchParams): Visit {
  if (order.status === 'open') {
    const chosen = form.get('creditTime');
    const creditTime = isOneOf(CREDIT_TIMES, chosen) ? chosen : world.state.creditTime;
    const card = findCard(form.get('card'));
    if (!card?.pays) {
      const problem = card ? texts.declined : texts.unknownCard;
      return { status: card ? 402 : 400, page: payPage(world.state, order, { card, creditTime, problem }) };
    }
    payOrder(world, order, creditTime);
  }
  return order.status === 'cancelled'
    ? { status: 409, page: closedPage(world.state, order) }
    : { leaveTo: successUrl(order) };
}
