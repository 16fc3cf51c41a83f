import type { Order, State, Account } from '../state';
import { randomText } from '../random';
import type { World } from '../world';

const ID_LENGTH = 20;

/** Path of an order's page, relative to the mock's base URL. */
export const CHECKOUT_PATH = '/api/__mock/checkout/{order}';

export function openOrder(
  world: World,
  { id: accountId }: Account,
  { item, returnTo }: Pick<Order, 'item' | 'returnTo'>,
): Order {
  const id = randomText(world.random, ID_LENGTH);
  const order: Order = { id, accountId, item, returnTo, status: 'open' };
  world.change((state) => {
    state.orders.push(order);
  });
  return order;
}

export function findOrder(state: State, id: string): Order | undefined {
  return state.orders.find((order) => order.id === id);
}

export function checkoutUrl(address: string, { id }: Order): string {
  return address + CHECKOUT_PATH.replace('{order}', id);
}
