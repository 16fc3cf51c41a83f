import { createApiClient, createSession, type User } from '@product/api-client';
import { createQueryClient, userQuery } from '@product/api-client/react';
import { GENERATOR_DEFAULTS, TOKEN_PACKS } from '@product/domain';
import { createGenerationStore } from '@product/studio';
import { createQueueStore, planQueue, type PlanOptions } from '@product/studio/queue';
import { manualClock } from '@product/studio/testing';
import type * as fc from 'fast-check';
import { createFetch } from 'mock-api';
import { openWorld } from '../races/world';

/** What happens to the next generation: refused before the ledger, or charged and its answer lost. */
export const TROUBLES = ['402', '429', '500', 'lost'] as const;
export type Trouble = (typeof TROUBLES)[number];

const DELAY_MS = 1_000;

const refusals: Record<Exclude<Trouble, 'lost'>, () => Response> = {
  '402': () => Response.json({ message: 'Insufficient tokens.' }, { status: 402 }),
  '429': () => new Response('', { status: 429, headers: { 'retry-after': '1' } }),
  '500': () => new Response('', { status: 500 }),
};

/** A browser with two tabs of one user over a world. The scheduler determines when requests arrive and are answered. */
export function openTabs(scheduler: fc.Scheduler, tokens: number) {
  const world = openWorld();
  const account = world.state.accounts.find(({ username }) => username === 'demo')!;
  const balance = () => world.state.accounts.find(({ id }) => id === account.id)!.tokens;
  world.change(({ accounts }) =>
    accounts.forEach((stored) => stored.id === account.id && (stored.tokens = tokens)),
  );
  const reach = createFetch(world, { as: 'demo' });
  const server = {
    credited: 0,
    shown: 0,
    inFlight: 0,
    mostInFlight: 0,
    refusedByLedger: 0,
    /** Since a request that was cancelled may still be charged. */
    hasCancelled: false,
    /** Without tokens the server decides. */
    hasTrial: false,
  };
  const troubles: Trouble[] = [];

  async function fetch(request: Request): Promise<Response> {
    const isGeneration = request.method === 'POST';
    await scheduler.schedule(Promise.resolve(), `${request.method} arrives`);
    const trouble = isGeneration ? troubles.shift() : undefined;
    if (trouble && trouble !== 'lost') return refusals[trouble]();
    const response = await reach(request);
    if (response.status === 402) server.refusedByLedger += 1;
    await scheduler.schedule(Promise.resolve(), `${request.method} is answered`);
    request.signal.throwIfAborted();
    if (trouble === 'lost') throw new TypeError('Failed to fetch');
    return response;
  }
  async function counted(request: Request) {
    if (request.method !== 'POST') return fetch(request);
    server.inFlight += 1;
    server.mostInFlight = Math.max(server.mostInFlight, server.inFlight);
    return fetch(request).finally(() => (server.inFlight -= 1));
  }

  // The locks of the browser: one at a time, in the order of the requests.
  let last: Promise<unknown> = Promise.resolve();
  const lock = (_name: string, act: () => Promise<void>) => (last = last.then(act, act));

  async function openTab() {
    const api = createSession(createApiClient({ baseUrl: 'http://localhost', fetch: counted }));
    const queryClient = createQueryClient();
    void queryClient.fetchQuery(userQuery(api));
    const clock = manualClock();
    const generations = createGenerationStore({ api, queryClient, clock });
    const queue = createQueueStore({ api, queryClient, generations, clock, lock });
    // Three of each prompt are in two styles.
    const plan = (quantity?: number) =>
      api.user
        ? planQueue({
            queue: queue.state(),
            user: api.user as User,
            packs: TOKEN_PACKS,
            ...(quantity && { quantity, choices: { ...GENERATOR_DEFAULTS, prompt: 'a {sea|lake}' } }),
            ...(quantity === 3 && { further: { style: ['sketch'], aspectRatio: [] } }),
          } satisfies PlanOptions)
        : undefined;
    const anyOf = (name: string, index: number) => {
      const jobs = queue.state().jobs.filter(({ state }) => state === name);
      return jobs[index % Math.max(1, jobs.length)]?.id ?? 0;
    };
    /** What the user sees before a press, and agrees to with it. */
    const agree = (seen: ReturnType<typeof plan>) => {
      const { cost, isTrial } = seen!.agreement;
      server.shown += cost;
      server.hasTrial ||= isTrial;
      return seen!.agreement;
    };
    const acts = {
      add: (index: number) => {
        const seen = plan(1 + (index % 4));
        if (seen) queue.add(seen.added, agree(seen));
      },
      addToPaused: (index: number) => {
        const seen = plan(1 + (index % 4));
        if (seen) queue.add(seen.added);
      },
      resume: () => {
        const seen = plan();
        if (seen?.count) queue.resume(agree(seen));
      },
      retry: (index: number) => {
        const id = anyOf('failed', index);
        if (!id) return;
        server.shown += 1;
        queue.retry(id, { cost: 1, isTrial: false });
      },
      pause: () => queue.pause(),
      cancel: () => {
        server.hasCancelled = true;
        queue.cancel();
      },
      remove: (index: number) => queue.remove(anyOf('waiting', index)),
      move: (index: number) => queue.move(anyOf('waiting', index), index % 2 ? 1 : -1),
      clear: () => queue.clear(),
      wait: () => clock.advance(DELAY_MS),
    };
    return { acts, queue, clock, generations };
  }

  const credit = (amount: number) => {
    server.credited += amount;
    world.change(({ accounts }) =>
      accounts.forEach((stored) => stored.id === account.id && (stored.tokens += amount)),
    );
  };
  return {
    server,
    openTab,
    credit,
    trouble: (trouble: Trouble) => troubles.push(trouble),
    /** What the ledger has charged so far. */
    charged: () => tokens + server.credited - balance(),
    balance,
  };
}

export type Act = keyof Awaited<ReturnType<ReturnType<typeof openTabs>['openTab']>>['acts'];
