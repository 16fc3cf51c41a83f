import { endpoints } from '@product/api-client';
import { fault, type FaultId } from 'mock-api';
import { expect, test } from 'vitest';
import { openQueue, PROMPT } from './open-queue';

/**
 * What is left of four generations after a fault of the second one: the first letters of their states, where `u` has
 * failed and may have been charged; why nothing begins; and what was charged.
 */
const CELLS: [id: FaultId, variant: number, left: string, charged: number, pause?: string][] = [
  ['F06', 1, 'dfdd', 3],
  ['F08', 1, 'dfdd', 3],
  ['F09', 1, 'dfdd', 3],
  ['F10', 1, 'dfdd', 3],
  ['F11', 1, 'dfdd', 3],
  ['F11', 2, 'dfdd', 3],
  ['F12', 1, 'dddd', 4],
  ['F13', 1, 'dudd', 3],
  ['F15', 1, 'dudd', 3],
  ['F16', 1, 'dudd', 3],
  ['F43', 1, 'dwww', 1, 'tokens'],
  ['F43', 2, 'dwww', 1, 'tokens'],
  ['F07', 1, 'dwww', 1, 'session'],
  ['F39', 1, 'dwww', 1, 'session'],
  ['F01', 1, 'duww', 1, 'connection'],
  ['F17', 1, 'dudd', 3],
  ['F19', 1, 'dudd', 3],
  ['F20', 1, 'dudd', 3],
  // Slow, never, and slow and quick in turn.
  ['F03', 1, 'dddd', 4],
  ['F04', 1, 'dddd', 4],
  ['F05', 1, 'drww', 1],
  ['F42', 1, 'dddd', 4],
  // These have been charged, and their answer is lost.
  ['F02', 1, 'duww', 2, 'connection'],
  ['F18', 1, 'dudd', 4],
  ['F20', 4, 'dudd', 4],
];

test.each(CELLS)(
  'in the middle of a queue, %s (%i) leaves what is done and every prompt, and charges no more than was shown',
  { tags: ['req:generate.queue-failure'] },
  async (id, variant, left, charged, pause) => {
    const { queue, add, end, balance } = await openQueue([
      fault(id, endpoints.generate, { after: 1, times: 1, variant }),
    ]);
    const before = balance();
    add(4);
    await end();
    const { jobs, ...state } = queue.state();
    expect(jobs.map((job) => job.choices.prompt)).toEqual(jobs.map(() => PROMPT));
    expect({
      left: jobs.map((job) => (job.isUnknown ? 'u' : job.state[0])).join(''),
      charged: before - balance(),
      pause: state.pause,
    }).toEqual({ left, charged, pause });
  },
);
