import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BATCH_LIMIT, runBatch } from './run-batch';

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('each item is processed once, in order, and at most four are pending', async () => {
  let pending = 0;
  let most = 0;
  const called: number[] = [];
  const items = Array.from({ length: 23 }, (_, index) => index);
  const outcome = await runBatch(items, async (item) => {
    called.push(item);
    pending += 1;
    most = Math.max(most, pending);
    await soon();
    pending -= 1;
  });
  expect(called).toEqual(items);
  expect(most).toBe(BATCH_LIMIT);
  expect(outcome).toEqual({ succeeded: items, failed: [], left: [] });
});

test('a failed item is reported with its error, and the others are processed', async () => {
  const error = new Error('no');
  const done: number[] = [];
  const { succeeded, failed } = await runBatch(
    ['a', 'b', 'c'],
    async (item) => {
      if (item === 'b') throw error;
    },
    { onProgress: (count) => done.push(count) },
  );
  expect(succeeded).toEqual(['a', 'c']);
  expect(failed).toEqual([{ item: 'b', error }]);
  expect(done).toEqual([1, 2, 3]);
});

test('after an abort no further item starts, and pending items finish', async () => {
  const controller = new AbortController();
  const { succeeded, left } = await runBatch(
    [1, 2, 3, 4, 5],
    async (item) => {
      if (item === 2) controller.abort();
      await soon();
    },
    { signal: controller.signal, limit: 2 },
  );
  expect(succeeded).toEqual([1, 2]);
  expect(left).toEqual([3, 4, 5]);
});

test('an item whose action is aborted has not failed', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const { succeeded, failed, left } = await runBatch(
    [1, 2, 3],
    async (item) => {
      if (item === 1) return controller.abort();
      await soon();
      signal.throwIfAborted();
    },
    { signal, limit: 2 },
  );
  expect(succeeded).toEqual([1]);
  expect(failed).toEqual([]);
  expect(left).toEqual([2, 3]);
});

test('every item is in exactly one of the three lists, for any failures and any time of the abort', async () => {
  const cases = fc.record({ fails: fc.array(fc.boolean(), { maxLength: 20 }), abortAt: fc.nat(25) });
  await fc.assert(
    fc.asyncProperty(cases, async ({ fails, abortAt }) => {
      const controller = new AbortController();
      const items = fails.map((_, index) => index);
      const { succeeded, failed, left } = await runBatch(
        items,
        async (item) => {
          if (item === abortAt) controller.abort();
          if (fails[item]) throw new Error(String(item));
        },
        { signal: controller.signal },
      );
      const all = [...succeeded, ...failed.map(({ item }) => item), ...left];
      expect(all.sort((one, other) => one - other)).toEqual(items);
    }),
  );
});
