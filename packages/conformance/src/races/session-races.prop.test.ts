// @vitest-environment happy-dom
import { endpoints, type AnyEndpoint } from '@product/api-client';
import * as fc from 'fast-check';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openApp, type App } from './testing/app';
import { command, commands, type Command } from './testing/commands';

/** More than for other properties: few of the possible orders show a race. */
const numRuns = Math.ceil(2.5 * (fc.readConfigureGlobal()?.numRuns ?? 50));

// The scheduler does not control imports.
beforeAll(() => Promise.all(Object.values(endpoints).map(({ result }: AnyEndpoint) => result?.())));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NONE = { foreignOwners: [], reportedLate: [], sentTwice: [], wrongUser: false, abortsShown: [] };

/** Runs the commands in their order. Pending responses arrive between them in any order. */
async function race(scheduler: fc.Scheduler, app: App, line: readonly Command[]) {
  scheduler.scheduleSequence(line.map((label) => ({ label, builder: async () => commands[label](app) })));
  while (scheduler.count() > 0) {
    await act(async () => {
      await scheduler.waitNext(1);
      await vi.advanceTimersByTimeAsync(1);
    });
    expect(app.violations()).toEqual(NONE);
  }
}

test('in any order of responses, no data of one session is kept, shown or announced in another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(command, { maxLength: 8 }), async (scheduler, line) => {
      const app = await openApp(scheduler);
      try {
        await race(scheduler, app, ['logInAda', ...line]);
        // The button must be enabled again. The call also makes the app detect a session that was lost on the server.
        const earlier = app.browser.calls.length;
        await race(scheduler, app, ['remove']);
        expect(app.browser.calls.slice(earlier)).toContain('DELETE /api/creations/7');
        expect(app.pending()).toEqual([]);
        expect(app.user()?.username).toBe(app.browser.signedInUser()?.username);
      } finally {
        await app.close();
      }
    }),
    { numRuns },
  );
});
