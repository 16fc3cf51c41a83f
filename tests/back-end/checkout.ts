import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Server } from './behaviour';
import { getOwnOrigin, readBody } from './requests';
import { chooseOne, refuse, TEXT } from './rules';

export const PACK_TOKENS = { hobby: 25, starter: 100, pro: 250, creator: 500, ultimate: 1000 };
const PACKS = Object.keys(PACK_TOKENS) as (keyof typeof PACK_TOKENS)[];
const PLANS = ['basic', 'pro', 'payg'] as const;
const INTERVALS = ['month', 'year'] as const;

interface Checkout {
  returnTo: string;
  /** What is added to the way back after paying. */
  query: string;
  deliver: () => void;
  paid: boolean;
}

type ById = { Params: { id: string } };

export function serveCheckout({ app, sessions }: Server): void {
  const checkouts = new Map<string, Checkout>();

  const findCheckout = (id: string): Checkout => checkouts.get(id) ?? refuse(404, TEXT.noCheckout);

  /** The browser comes back to the app it started from. */
  function openCheckout(request: FastifyRequest, screen: string, deliver: () => void): { url: string } {
    const id = randomUUID();
    const returnTo = `${request.headers.origin ?? getOwnOrigin(request)}/${screen}`;
    const query = screen === 'subscribe' ? `?session_id=${id}` : '';
    checkouts.set(id, { returnTo, query, deliver, paid: false });
    return { url: `${getOwnOrigin(request)}/api/checkout/${id}` };
  }

  app.post('/api/create-token-checkout', (request) => {
    const account = sessions.require(request);
    const pack = chooseOne(readBody(request)['packageId'], PACKS, 'packageId');
    return openCheckout(request, 'buy-tokens', () => {
      account.tokens += PACK_TOKENS[pack];
    });
  });

  app.post('/api/create-checkout-session', (request) => {
    const account = sessions.require(request);
    const body = readBody(request);
    chooseOne(body['planId'], PLANS, 'planId');
    chooseOne(body['billingInterval'], INTERVALS, 'billingInterval');
    return openCheckout(request, 'subscribe', () => {
      account.subscribed = true;
    });
  });

  // Visiting pays, once, however often the address is opened; HEAD (link previews) does not.
  app.get<ById>('/api/checkout/:id', (request, reply) => {
    const checkout = findCheckout(request.params.id);
    if (request.method === 'GET' && !checkout.paid) {
      checkout.paid = true;
      checkout.deliver();
    }
    return reply.redirect(`${checkout.returnTo}/success${checkout.query}`, 303);
  });

  app.get<ById>('/api/checkout/:id/cancel', (request, reply) =>
    reply.redirect(`${findCheckout(request.params.id).returnTo}/cancel`, 303),
  );
}
