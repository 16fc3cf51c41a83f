// @vitest-environment happy-dom
import type { Creation, User } from '@product/api-client';
import * as fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './browser';
import { createChannels } from './channel';
import { runCommand, step, type Command } from './commands';
import { openTab } from './tab';
import { stubTabStorages } from './tab-storage';

/** More than for other properties: few of the possible orders show a race. */
const numRuns = 2 * (fc.readConfigureGlobal()?.numRuns ?? 50);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubTabStorages();
  // A window would keep the tabs of all cases.
  vi.spyOn(window, 'addEventListener').mockReturnValue(undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Awaits what the last event has started: bodies are read, and React renders, in some turns of the event loop. */
async function settle() {
  await vi.advanceTimersByTimeAsync(1);
  for (let turn = 0; turn < 5; turn++) await setImmediate();
}

/** Two tabs of one browser, whose cookie they share. */
function openTwo(scheduler: fc.Scheduler) {
  localStorage.clear();
  const channels = createChannels(scheduler);
  // A constructor that returns an object makes that object.
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    return channels.create();
  });
  const browser = openBrowser(scheduler);
  const { world } = browser;
  const tabs = [openTab(browser.fetch, channels), openTab(browser.fetch, channels)] as const;

  /** Runs the commands in their order. Pending requests and messages arrive between and after them, in any order. */
  async function run(steps: readonly { tab: number; command: Command }[]) {
    scheduler.scheduleSequence(
      steps.map(({ tab, command }) => ({
        label: `${command} in tab ${tab}`,
        builder: async () => runCommand(command, { tab: tabs[tab]!, world, scheduler }),
      })),
    );
    while (scheduler.count() > 0) {
      await scheduler.waitNext(1);
      await settle();
      expect(world.state.accounts.filter(({ tokens }) => tokens < 0)).toEqual([]);
    }
  }
  return { browser, tabs, run };
}

type Two = ReturnType<typeof openTwo>;

const inBoth = (command: Command) => [0, 1].map((tab) => ({ tab, command }));

/** The compared part of a user. The language is no part: a browser that has chosen one keeps it. */
const compared = (user: User | null | undefined) => user && { username: user.username, tokens: user.tokens };

async function expectSameUser({ browser, tabs }: Two) {
  const user = compared(await browser.request<User>('/api/user'));
  for (const tab of tabs) {
    expect(compared(tab.user())).toEqual(user);
    expect(tab.owners().filter((owner) => owner !== user?.username)).toEqual([]);
  }
}

async function expectSameLists({ browser, tabs, run }: Two) {
  await run(inBoth('readLists'));
  const ids = async (path: string) => (await browser.request<Creation[]>(path))?.map(({ id }) => id);
  const lists = { own: await ids('/api/creations'), gallery: await ids('/api/gallery') };
  for (const tab of tabs) expect(tab.lists()).toEqual(lists);
}

/** Commands in rounds. At the start of each, no request or message is pending. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 });

test(
  'in any order of events two tabs end with the user, the balance and the lists of the server',
  { tags: ['req:session.login-sets-user', 'req:session.logout-clears-user'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), rounds, async (scheduler, rounds) => {
        const two = openTwo(scheduler);
        try {
          await two.run([{ tab: 0, command: 'logInDemo' }]);
          for (const round of rounds) {
            await two.run(round);
            // A lost session is detected by the next call.
            if (two.browser.hasLostSession()) await two.run(inBoth('language'));
            expect(two.tabs.map((tab) => tab.pending())).toEqual([0, 0]);
            await expectSameUser(two);
            await expectSameLists(two);
          }
        } finally {
          two.tabs.forEach((tab) => tab.close());
        }
      }),
      { numRuns },
    );
  },
);
