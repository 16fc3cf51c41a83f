import { endpoints } from '@product/api-client';
import { refusalCheck, type Check } from '../check';
import { expectSchema } from '../expectations';
import { isRecord } from '../json';
import type { CheckContext } from '../check-context';
import { Failure } from '../verdicts';

const opensCheckout = (
  endpoint: typeof endpoints.checkOutTokens | typeof endpoints.checkOutSubscription,
  subject: string,
): Check => ({
  id: `${endpoint.name}.url`,
  kind: 'checkout',
  description: `${subject} opens a checkout: a whole address, by https or of the server's own, without user info.`,
  creates: 'checkouts',
  async run(context) {
    const { browser } = context.first();
    const answer = await browser.call(endpoint, { body: context.bodies[endpoint.name] });
    const order = expectSchema('Checkout', answer);
    const url = isRecord(order) ? String(order['url']) : '';
    if (!isSafeUrl(url, context.network.baseUrl)) {
      throw new Failure('a whole address, by https or of the own origin', JSON.stringify(url));
    }
  },
});

const unknownPack = (context: CheckContext) =>
  context.first().browser.call(endpoints.checkOutTokens, { body: { packageId: 'no-such-pack' } });

const unknownPlan = (context: CheckContext) =>
  context.first().browser.call(endpoints.checkOutSubscription, {
    body: { planId: 'no-such-plan', billingInterval: 'month' },
  });

export const checkoutChecks: Check[] = [
  opensCheckout(endpoints.checkOutTokens, 'A pack'),
  refusalCheck(endpoints.checkOutTokens, 'unknown', unknownPack, 'checkouts'),
  opensCheckout(endpoints.checkOutSubscription, 'A plan'),
  refusalCheck(endpoints.checkOutSubscription, 'unknown', unknownPlan, 'checkouts'),
];

function isSafeUrl(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  return !username && !password && (protocol === 'https:' || origin === new URL(baseUrl).origin);
}
