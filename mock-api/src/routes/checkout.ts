import { endpoints } from '@product/api-client';
import { appAddress } from '../checkout/addresses';
import { answerVisit } from '../checkout/answer-page';
import { CHECKOUT_PATH, checkoutUrl, openOrder } from '../checkout/orders';
import { visitCheckout } from '../checkout/visit';
import { refuse } from '../refusal';
import { memberRoute, type Call, type Route } from '../route';
import type { Account, Order } from '../state';

type Opening = Pick<Call, 'world' | 'headers' | 'origin'> & { account: Account; body: Order['item'] };

const open = ({ account, body: item, ...call }: Opening) => {
  const order = openOrder(call.world, account, { item, returnTo: appAddress(call) });
  return { url: checkoutUrl(call.origin + call.world.appPath, order) };
};

const page = (method: 'GET' | 'POST', visit: (call: Call) => ReturnType<typeof visitCheckout>): Route => ({
  name: 'mock.checkout',
  method,
  path: CHECKOUT_PATH,
  async respond(call) {
    const visited = visit(call);
    if ('page' in visited && visited.status === 404 && prefersJson(call.headers)) {
      throw refuse(404, 'Order not found.');
    }
    return answerVisit(visited);
  },
});

function prefersJson(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

export const checkoutRoutes = [
  memberRoute(endpoints.checkOutTokens, open),
  memberRoute(endpoints.checkOutSubscription, open),
  page('GET', ({ world, params: { order = '' } }) => visitCheckout(world, order)),
  page('POST', ({ world, params: { order = '' }, body }) =>
    visitCheckout(world, order, { form: new URLSearchParams(body) }),
  ),
];
