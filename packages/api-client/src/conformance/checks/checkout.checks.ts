import { endpoints } from '../../endpoints';
import type { Check } from '../check';
import { expectOwed, expectRefusal } from '../expectations';
import { isRecord } from '../json';
import { SAMPLE_BODIES } from '../samples';
import { Breach } from '../verdicts';

const CALLS = [
  {
    endpoint: endpoints.checkOutTokens,
    opens: 'A pack opens a checkout',
    unknown: { packageId: 'no-such-pack' },
  },
  {
    endpoint: endpoints.checkOutSubscription,
    opens: 'A plan opens a checkout',
    unknown: { planId: 'no-such-plan', billingInterval: 'month' },
  },
];

export const checkoutChecks: Check[] = CALLS.flatMap(({ endpoint, opens, unknown }): Check[] => [
  {
    id: `${endpoint.name}.url`,
    says: `${opens}: a whole address, by https or of the server's own, without user info.`,
    section: 'spec 7, decisions 2',
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
  },
  {
    id: `${endpoint.name}.unknown`,
    says: 'What is not for sale is refused with 400 and a message.',
    section: 'spec 9, decisions 4',
    async run(stage) {
      expectRefusal(await stage.first().browser.call(endpoint, { body: unknown }), 400);
    },
  },
]);

function canBeFollowed(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  return !username && !password && (protocol === 'https:' || origin === new URL(baseUrl).origin);
}
