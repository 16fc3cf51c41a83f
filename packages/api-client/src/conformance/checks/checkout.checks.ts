import { endpoints } from '../../endpoints';
import { refuses, type Check } from '../check';
import { expectOwed } from '../expectations';
import { isRecord } from '../json';
import { SAMPLE_BODIES } from '../samples';
import type { Stage } from '../stage';
import { Breach } from '../verdicts';

const opens = (
  endpoint: typeof endpoints.checkOutTokens | typeof endpoints.checkOutSubscription,
  what: string,
): Check => ({
  id: `${endpoint.name}.url`,
  says: `${what} opens a checkout: a whole address, by https or of the server's own, without user info.`,
  makes: 'checkouts',
  async run(stage) {
    const { browser } = stage.first();
    const answer = await browser.call(endpoint, { body: SAMPLE_BODIES[endpoint.name] });
    const order = expectOwed('Checkout', answer);
    const url = isRecord(order) ? String(order['url']) : '';
    if (!canBeFollowed(url, stage.network.baseUrl)) {
      throw new Breach('a whole address, by https or of the own origin', JSON.stringify(url));
    }
  },
});

const unknownPack = (stage: Stage) =>
  stage.first().browser.call(endpoints.checkOutTokens, { body: { packageId: 'no-such-pack' } });

const unknownPlan = (stage: Stage) =>
  stage.first().browser.call(endpoints.checkOutSubscription, {
    body: { planId: 'no-such-plan', billingInterval: 'month' },
  });

export const checkoutChecks: Check[] = [
  opens(endpoints.checkOutTokens, 'A pack'),
  refuses(endpoints.checkOutTokens, 'unknown', unknownPack),
  opens(endpoints.checkOutSubscription, 'A plan'),
  refuses(endpoints.checkOutSubscription, 'unknown', unknownPlan),
];

function canBeFollowed(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  return !username && !password && (protocol === 'https:' || origin === new URL(baseUrl).origin);
}
