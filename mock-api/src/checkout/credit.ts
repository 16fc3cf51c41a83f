import { TOKEN_PACKS } from '@product/domain';
import { findAccount } from '../accounts';
import type { Account, CreditTime, Order, State } from '../state';
import type { World } from '../world';

const LATER_MS = 5_000;

/**
 * Takes an order's payment, once: of an order that is paid already, or cancelled, nothing is taken. When the credit is
 * due is written down, so that it is still owed after a restart.
 */
export function payOrder(world: World, order: Order, creditTime: CreditTime): void {
  if (order.status !== 'open') return;
  world.change(() => {
    order.status = 'paid';
    if (creditTime !== 'never') order.creditAt = world.clock.now() + (creditTime === 'later' ? LATER_MS : 0);
  });
  settleOrders(world);
  // Whoever only listens hears of it in time; whoever asks finds it settled anyway.
  if (creditTime === 'later') world.clock.after(LATER_MS, () => settleOrders(world));
}

export function cancelOrder(world: World, order: Order): void {
  if (order.status !== 'open') return;
  world.change(() => {
    order.status = 'cancelled';
  });
}

/** Credits what has fallen due. Called whenever the world is asked for something. */
export function settleOrders(world: World): void {
  const now = world.clock.now();
  const due = world.state.orders.filter(
    ({ status, creditAt = Infinity }) => status === 'paid' && creditAt <= now,
  );
  if (due.length > 0) world.change((state) => due.forEach((order) => creditOrder(state, order)));
}

/** An account that is no more is given nothing. */
function creditOrder(state: State, order: Order): void {
  order.status = 'credited';
  const account = findAccount(state, order.accountId);
  if (account) give(account, order.item);
}

function give(account: Account, item: Order['item']): void {
  if ('packageId' in item) {
    account.tokens += TOKEN_PACKS.find(({ id }) => id === item.packageId)?.tokens ?? 0;
  } else {
    account.subscriptionStatus = 'active';
    account.subscription = item;
  }
}
