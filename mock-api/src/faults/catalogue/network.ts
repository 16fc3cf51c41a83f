import type { CatalogueFaults } from './entry';

const REORDER_WITHIN_MS = 3_000;

export const networkFaults = {
  F01: {
    summary: 'No answer at all, as when the connection fails.',
    scope: 'calls',
    effects: [{ verb: 'offline' }],
  },
  F02: {
    summary: 'The connection is cut after half of the response.',
    scope: 'answers',
    effects: [{ verb: 'cut' }],
    hosts: 'Over HTTP the socket is cut. Elsewhere the body fails while it is read.',
  },
  F03: {
    summary: 'The response takes three seconds.',
    scope: 'calls',
    effects: [{ verb: 'slow', ms: 3_000 }],
  },
  F04: {
    summary: 'The response takes thirty seconds.',
    scope: 'calls',
    effects: [{ verb: 'slow', ms: 30_000 }],
  },
  F05: {
    summary: 'Never answers. Pending calls continue when the fault is removed.',
    scope: 'calls',
    effects: [{ verb: 'hang' }],
  },
  F41: {
    summary: 'Two responses are held back and sent in reverse order.',
    scope: 'calls',
    effects: [{ verb: 'reverse', of: 2, withinMs: REORDER_WITHIN_MS }],
  },
  F42: {
    summary: 'The same request is answered slowly and quickly in turn.',
    scope: 'calls',
    effects: [
      { verb: 'slow', ms: 3_000 },
      { verb: 'slow', ms: 0 },
    ],
  },
  F48: {
    summary: 'Offline: no call and no medium gets a response.',
    scope: 'everything',
    effects: [{ verb: 'offline' }],
    hosts:
      'A service worker that is missing cannot be acted by what runs in it: without one the demo has no mock, and a production build never asks for one (apps/web/e2e/production/production.spec.ts).',
  },
} as const satisfies CatalogueFaults;
