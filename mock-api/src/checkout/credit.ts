import { TOKEN_PACKS } from '@product/domain';
import { findAccount } from '../accounts';
import type { CreditTime, Order, State } from '../state';
import type { World } from '../world';

export const LATER_MS = 5_000;

/**
 * Takes the payment of an open order; a paid or cancelled order stays as it is. The time of the credit is stored in the
 * state, so that the credit is still due after a restart.
 */
export function payOrder(world: World, order: Order, creditTime: CreditTime): void {
  if (order.status !== 'open') return;
  world.change(() => {
    order.status = 'paid';
    if (creditTime !== 'never') order.creditAt = world.clock.now() + (creditTime === 'later' ? LATER_MS : 0);
  });
  creditDueOrders(world);
  // The timer notifies listeners in time. Requests credit due orders anyway.
  if (creditTime === 'later') world.clock.after(LATER_MS, () => creditDueOrders(world));
}

export function cancelOrder(world: World, order: Order): void {
  if (order.status !== 'open') return;
  world.change(() => {
    order.status = 'cancelled';
  });
}

/** Credits the orders that are due, also those of another tab. Called for every request. */
export function creditDueOrders(world: World): void {
  world.refresh();
  const now = world.clock.now();
  const due = world.state.orders.filter(
    ({ status, creditAt = Infinity }) => status === 'paid' && creditAt <= now,
  );
  if (due.length > 0) world.change((state) => due.forEach((order) => creditOrder(state, order)));
}

/** Nothing is credited if the account no longer exists. */
function creditOrder(state: State, order: Order): void {
  order.status = 'credited';
  const { item } = order;
  const account = findAccount(state, order.accountId);
  if (!account) return;
  if ('packageId' in item) {
    account.tokens += TOKEN_PACKS.find(({ id }) => id === item.packageId)?.tokens ?? 0;
  } else {
    account.subscriptionStatus = 'active';
    account.subscription = item;
  }
}
