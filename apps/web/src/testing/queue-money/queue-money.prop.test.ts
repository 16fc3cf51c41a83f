import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTabs, TROUBLES, type Act } from './tabs';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const ACTS: Act[] = [
  ...(['add', 'add', 'resume', 'resume', 'wait', 'wait'] as const),
  ...(['addToPaused', 'retry', 'pause', 'cancel', 'remove', 'move', 'clear'] as const),
];

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom(...ACTS), tab: fc.nat(1), index: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ credit: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ trouble: fc.constantFrom(...TROUBLES) }) },
);

test(
  'whatever is refused, lost, delayed or credited, in two tabs: no more is charged than was shown',
  { tags: ['req:generate.queue-exact'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 0, max: 9 }),
        fc.array(step, { minLength: 1, maxLength: 16 }),
        async (scheduler, tokens, steps) => {
          const browser = openTabs(scheduler, tokens);
          const tabs = [await browser.openTab(), await browser.openTab()] as const;
          const { server } = browser;
          const run = async (next: (typeof steps)[number]) => {
            if ('credit' in next) browser.credit(next.credit);
            else if ('trouble' in next) browser.trouble(next.trouble);
            else tabs[next.tab as 0 | 1].acts[next.act](next.index);
          };
          const deliver = async () => {
            if (scheduler.count() > 0) await scheduler.waitNext(1);
            await vi.advanceTimersByTimeAsync(1);
            expect(browser.charged()).toBeLessThanOrEqual(server.shown);
            expect(browser.balance()).toBeGreaterThanOrEqual(0);
          };
          try {
            scheduler.scheduleSequence(
              steps.map((next) => ({ label: JSON.stringify(next), builder: () => run(next) })),
            );
            while (scheduler.count() > 0) await deliver();
            // The server has asked to wait.
            for (let turn = 0; turn < 60; turn += 1) {
              for (const { clock } of tabs) clock.advance(30_000);
              await deliver();
            }
            for (const { queue } of tabs) {
              const { jobs, pause, budget } = queue.state();
              // Either it goes on to its end, or it says why not.
              expect(jobs.filter(({ state }) => state === 'running')).toEqual([]);
              const waiting = jobs.some(({ state }) => state === 'waiting');
              expect(waiting && pause === undefined).toBe(false);
              expect(budget).toBeGreaterThanOrEqual(0);
            }
            // A request that was cancelled may still be on its way; without tokens the server decides.
            expect(server.hasCancelled ? 1 : server.mostInFlight).toBeLessThanOrEqual(1);
            expect(server.hasCancelled || server.hasTrial ? 0 : server.refusedByLedger).toBe(0);
          } finally {
            for (const { generations } of tabs) generations.clear();
          }
        },
      ),
    );
  },
);
