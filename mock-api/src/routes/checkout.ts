import { endpoints } from '@product/api-client';
import { appAddress } from '../checkout/addresses';
import { CHECKOUT_PATH, checkoutUrl, openOrder } from '../checkout/orders';
import { submitCheckout, viewCheckout } from '../checkout/visit';
import { HttpError } from '../http-error';
import { memberRoute, type Call, type Route } from '../route';
import type { Account, Order } from '../state';
import { style } from '../checkout/style';
import { toDocument } from '../checkout/to-html';
import type { Page } from '../checkout/tree';

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
  if (target === undefined) return show(call);
  // After a 303, neither a reload nor Back sends the form again.
  return new Response(null, { status: 303, headers: { location: target } });
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

let styleHash: Promise<string> | undefined;

async function answerPage(page: Page, status: number): Promise<Response> {
  return new Response(toDocument(page, style), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy(page.redirectOrigin),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

/** Chromium applies `form-action` to redirects as well, so the form's final target has to be listed. */
async function policy(redirectOrigin = ''): Promise<string> {
  styleHash ??= hash(style);
  return [
    "default-src 'none'",
    `style-src 'sha256-${await styleHash}'`,
    `form-action 'self' ${redirectOrigin}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
