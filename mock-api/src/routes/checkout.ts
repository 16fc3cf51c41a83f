import { endpoints } from '@product/api-client';
import { appAddress } from '../checkout/addresses';
import { answerPage, redirectAfterPost } from '../checkout/answer-page';
import { CHECKOUT_PATH, checkoutUrl, openOrder } from '../checkout/orders';
import { submitCheckout, viewCheckout } from '../checkout/visit';
import { HttpError } from '../http-error';
import { memberRoute, type Call, type Route } from '../route';
import type { Account, Order } from '../state';

type Opening = Pick<Call, 'world' | 'headers' | 'origin'> & { account: Account; body: Order['item'] };

const open = ({ account, body: item, ...call }: Opening) => {
  const order = openOrder(call.world, account, { item, returnTo: appAddress(call) });
  return { url: checkoutUrl(call.origin + call.world.appPath, order) };
};

const page: Omit<Route, 'method' | 'respond'> = { name: 'mock.checkout', path: CHECKOUT_PATH };

async function show({ world, params: { order = '' }, search, headers }: Call): Promise<Response> {
  const view = viewCheckout(world, order, { search });
  if (!view.found && prefersJson(headers)) throw new HttpError(404, 'Order not found.');
  return answerPage(view.page, view.found ? 200 : 404);
}

async function submit(call: Call): Promise<Response> {
  const target = submitCheckout(call.world, call.params.order ?? '', new URLSearchParams(call.body));
  return target === undefined ? show(call) : redirectAfterPost(target);
}

function prefersJson(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

export const checkoutRoutes = [
  memberRoute(endpoints.checkOutTokens, open),
  memberRoute(endpoints.checkOutSubscription, open),
  { ...page, method: 'GET', respond: show },
  { ...page, method: 'POST', respond: submit },
];
