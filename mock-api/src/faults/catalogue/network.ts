import type { CatalogueFault } from './entry';

const PATIENCE_MS = 3_000;

export const networkFaults = [
  {
    id: 'F01',
    summary: 'No answer at all, as when the connection fails.',
    scope: 'calls',
    effects: [{ verb: 'offline' }],
  },
  {
    id: 'F02',
    summary: 'The connection is cut after half the answer.',
    scope: 'answers',
    effects: [{ verb: 'cut' }],
    hosts: 'Over HTTP the socket is cut. Elsewhere the body fails while it is read.',
  },
  {
    id: 'F03',
    summary: 'The answer takes three seconds.',
    scope: 'calls',
    effects: [{ verb: 'slow', ms: 3_000 }],
  },
  {
    id: 'F04',
    summary: 'The answer takes thirty seconds.',
    scope: 'calls',
    effects: [{ verb: 'slow', ms: 30_000 }],
  },
  {
    id: 'F05',
    summary: 'Never answers. Once the fault is taken away, what waits goes on.',
    scope: 'calls',
    effects: [{ verb: 'hang' }],
  },
  {
    id: 'F41',
    summary: 'Two answers wait for each other, and the later one comes first.',
    scope: 'calls',
    effects: [{ verb: 'reverse', of: 2, withinMs: PATIENCE_MS }],
  },
  {
    id: 'F42',
    summary: 'The same request is answered slowly and quickly by turns.',
    scope: 'calls',
    effects: [
      { verb: 'slow', ms: 3_000 },
      { verb: 'slow', ms: 0 },
    ],
  },
  {
    id: 'F48',
    summary: 'Offline: nothing answers, calls and media alike.',
    scope: 'everything',
    effects: [{ verb: 'offline' }],
    hosts:
      'A service worker that is missing cannot be acted by what runs in it: without one the demo has no mock, and a production build never asks for one (apps/web/e2e/production/production.spec.ts).',
  },
] as const satisfies CatalogueFault[];
