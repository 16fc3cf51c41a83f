import { createApiClient, createSession, type User } from '@product/api-client';
import { createQueryClient, userQuery } from '@product/api-client/react';
import { GENERATOR_DEFAULTS, TOKEN_PACKS } from '@product/domain';
import { createGenerationStore } from '@product/studio';
import { createQueueStore, planQueue } from '@product/studio/queue';
import { manualClock } from '@product/studio/testing';
import { createFetch, createWorld, manualClock as worldClock, NO_LATENCY, type Override } from 'mock-api';

export const PROMPT = 'A lighthouse';

/** By how much the server's time advances in each turn: 400 of them are longer than the slowest answer. */
const SLOW_MS = 100;

/** A queue over a world with faults. */
export async function openQueue(overrides: Override[]) {
  const server = worldClock();
  const world = createWorld({
    scenario: 'creator',
    clock: server,
    latency: NO_LATENCY,
    render: async () => new Uint8Array(4),
    overrides,
  });
  const api = createSession(createApiClient({ baseUrl: 'http://localhost', fetch: createFetch(world) }));
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(userQuery(api));
  const clock = manualClock();
  const generations = createGenerationStore({ api, queryClient, clock });
  const queue = createQueueStore({ api, queryClient, generations, clock, lock: (_name, act) => act() });
  return {
    queue,
    balance: () => world.state.accounts.find(({ id }) => id === api.user?.id)!.tokens,
    add(quantity: number) {
      const choices = { ...GENERATOR_DEFAULTS, prompt: PROMPT };
      const state = queue.state();
      const plan = planQueue({
        choices,
        quantity,
        queue: state,
        user: api.user as User,
        packs: TOKEN_PACKS,
      })!;
      queue.add(plan.added, plan.agreement);
    },
    /** Resolves when nothing runs and nothing is about to. */
    async end() {
      for (let turn = 0; turn < 400; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve));
        server.advance(SLOW_MS);
        if (queue.state().delayMs) clock.advance(queue.state().delayMs!);
      }
    },
  };
}
