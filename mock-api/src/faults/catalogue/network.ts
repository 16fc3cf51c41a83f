import { entry, type CatalogueFaults } from './entry';

const REORDER_WITHIN_MS = 3_000;

export const networkFaults = {
  F01: entry('calls', 'No answer at all, as when the connection fails.', { verb: 'offline' }),
  F02: {
    ...entry('answers', 'The connection is cut after half of the response.', { verb: 'cut' }),
    hosts: 'Over HTTP the socket is cut. Elsewhere the body fails while it is read.',
  },
  F03: entry('calls', 'The response takes three seconds.', { verb: 'slow', ms: 3_000 }),
  F04: entry('calls', 'The response takes thirty seconds.', { verb: 'slow', ms: 30_000 }),
  F05: entry('calls', 'Never answers. Pending calls continue when the fault is removed.', { verb: 'hang' }),
  F41: entry('calls', 'Two responses are held back and sent in reverse order.', {
    verb: 'reverse',
    of: 2,
    withinMs: REORDER_WITHIN_MS,
  }),
  F42: entry(
    'calls',
    'The same request is answered slowly and quickly in turn.',
    { verb: 'slow', ms: 3_000 },
    { verb: 'slow', ms: 0 },
  ),
  F48: {
    ...entry('everything', 'Offline: no call and no medium gets a response.', { verb: 'offline' }),
    hosts:
      'A service worker that is missing cannot be acted by what runs in it: without one the demo has no mock, and a production build never asks for one (apps/web/e2e/production/production.spec.ts).',
  },
} as const satisfies CatalogueFaults;
