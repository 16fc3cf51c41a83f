import { drawText } from '../chance';
import type { Account, Order } from '../state';
import type { World } from '../world';

const ID_LENGTH = 20;

/** Writes down what an account is about to pay for. */
export function openOrder(world: World, { id: accountId }: Account, item: Order['item']): Order {
  const order: Order = { id: drawText(world.chance, ID_LENGTH), accountId, item, status: 'open' };
  world.change((state) => {
    state.orders.push(order);
  });
  return order;
}

/** Where an order is paid: a page of this world's own. */
export function checkoutUrl(origin: string, { id }: Order): string {
  return `${origin}/api/__mock/checkout/${id}`;
}
