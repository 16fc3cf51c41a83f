import { endpoints } from '@product/api-client';
import { refusals, rules, test, type Check } from '../check';
import { expectSchema } from '../expectations';
import { isRecord } from '../json';
import { Failure } from '../verdicts';

const opensCheckout = (
  endpoint: typeof endpoints.checkOutTokens | typeof endpoints.checkOutSubscription,
  subject: string,
) =>
  rules('checkout', [
    test(`${endpoint.name}.url: ${subject} opens a checkout: a whole address, by https or of the server's own, without user info.`, async (context) => {
      const { browser } = context.first();
      const answer = await browser.call(endpoint, { body: context.bodies[endpoint.name] });
      const order = expectSchema('Checkout', answer);
      const url = isRecord(order) ? String(order['url']) : '';
      if (!isSafeUrl(url, context.network.baseUrl))
        throw new Failure('a whole address, by https or of the own origin', JSON.stringify(url));
    }),
  ]);

export const checkoutChecks: Check[] = [
  ...opensCheckout(endpoints.checkOutTokens, 'A pack'),
  ...refusals('checkout.buyTokens', {
    unknown: (context) =>
      context.first().browser.call(endpoints.checkOutTokens, { body: { packageId: 'no-such-pack' } }),
  }),
  ...opensCheckout(endpoints.checkOutSubscription, 'A plan'),
  ...refusals('checkout.subscribe', {
    unknown: (context) =>
      context.first().browser.call(endpoints.checkOutSubscription, {
        body: { planId: 'no-such-plan', billingInterval: 'month' },
      }),
  }),
];

function isSafeUrl(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  return !username && !password && (protocol === 'https:' || origin === new URL(baseUrl).origin);
}
