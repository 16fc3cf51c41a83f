import { endpoints } from '@product/api-client';
import { refusalOf } from '@product/api-client/contract';
import { rules, test } from '../check';
import { expectRefusal } from '../expectations';

/**
 * Ids of no creation. None of them makes a condition that is true of other rows, so that a server that pastes them into a
 * command loses nothing.
 */
const ODD_IDS = [
  '0',
  '-1',
  'NaN',
  'null',
  '[object Object]',
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(40),
  'x'.repeat(200),
  "'",
  '"',
  '\\',
  '%zz',
  'a/b',
  '..a',
  '__proto__',
  'constructor',
  '灯台🗼',
];

const CALLS = [
  { endpoint: endpoints.updateCreation, body: { title: 'Conformance', isPublic: false } },
  { endpoint: endpoints.deleteCreation, body: undefined },
] as const;

/** Ids that no server gave: each is unknown, whatever it looks like. */
export const oddIdChecks = CALLS.flatMap(({ endpoint, body }) =>
  rules({ kind: 'text', creates: 'changes' }, [
    test(`${endpoint.name}.odd-ids: ${endpoint.method} of an id that no creation has is refused with 404 and a message, whatever the id looks like.`, async (context) => {
      const { browser } = context.first();
      for (const id of ODD_IDS) {
        const answer = await browser.call(endpoint, { params: { id }, ...(body && { body }) });
        // A server may refuse an id by its form (400).
        if (answer.status !== 400) expectRefusal(answer, UNKNOWN, `an id of ${JSON.stringify(id)}`);
      }
    }),
  ]),
);

const UNKNOWN = refusalOf('creations.delete', 'of-another');
