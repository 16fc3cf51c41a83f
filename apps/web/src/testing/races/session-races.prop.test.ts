import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp, type App } from './app';
import { command, commands, type Command } from './commands';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs commands in their order; what is in flight arrives between them in any order. */
async function race(scheduler: fc.Scheduler, app: App, sequence: readonly Command[]) {
  scheduler.scheduleSequence(sequence.map((label) => ({ label, builder: async () => commands[label](app) })));
  while (scheduler.count() > 0) {
    await scheduler.waitNext(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(app.violations()).toEqual({ cached: [], generated: [], results: [], shown: [] });
  }
}

test('in any order of responses, no toast, cache, generation or result is of an ended session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(command, { maxLength: 10 }), async (scheduler, sequence) => {
      const app = openApp(scheduler);
      try {
        await race(scheduler, app, ['logInDemo', ...sequence]);
        // A lost session is detected by the next call.
        await race(scheduler, app, ['language']);
        expect(app.pending()).toBe(0);
        expect(app.user()?.username).toBe(app.signedIn());
      } finally {
        app.close();
      }
    }),
  );
});
