import { ApiProvider, userQuery } from '@product/api-client/react';
import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { createFetch, createWorld, manualClock, type ScenarioName } from 'mock-api';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices } from '../../app/create-services';
import { readConfig } from '../../config/config';
import type { ErrorContext } from '../../lib/report-error';

const TURNS_TO_REST = 1_000;
const TURNS_TO_WATCH = 10;

/** One turn of the event loop, in which the world's clock does not advance. */
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

export type Harness = ReturnType<typeof createHarness>;

/** The app without its screens, over a world of its own: the real client, hooks, caches and toasts. */
export function createHarness(scenario: ScenarioName) {
  notifyManager.setScheduler(queueMicrotask);
  const clock = manualClock();
  const world = createWorld({ scenario, clock, render: async () => new Uint8Array(4) });
  const reported: { error: unknown; context: ErrorContext }[] = [];
  const services = createServices({
    config: readConfig({}),
    fetch: createFetch(world),
    reportError: (error, context) => void reported.push({ error, context }),
  });
  const { api, queryClient, toasts: store, generations, results } = services;
  const toasts: string[] = [];
  let newest = 0;
  store.subscribe(() => {
    const [toast] = store.getToasts();
    if (!toast || toast.id <= newest) return;
    newest = toast.id;
    const { variant = 'default', title, description = '' } = toast;
    toasts.push(`${variant} ${title}: ${description}`);
  });

  /** Runs the event loop until no call is pending, without advancing the clock. */
  async function rest() {
    const isBusy = () => queryClient.isFetching() + queryClient.isMutating() > 0;
    await turn();
    for (let turns = 1; turns < TURNS_TO_REST && isBusy(); turns += 1) await turn();
    await turn();
  }

  return {
    api,
    world,
    queryClient,
    generations,
    results,
    /** The texts of all toasts so far, in order, as `variant Title: description`. */
    toasts,
    /** All errors that were reported so far, in order. */
    reported,
    rest,
    /** Runs some turns of the event loop without advancing the clock. */
    async watch() {
      for (let turns = 0; turns < TURNS_TO_WATCH; turns += 1) await turn();
    },
    pass: (ms: number) => act(async () => clock.advance(ms)),
    async loadUser() {
      new QueryObserver(queryClient, userQuery(api)).subscribe(() => undefined);
      await rest();
    },
    async mount(children: ReactNode) {
      const root = createRoot(document.createElement('div'));
      const app = (
        <ApiProvider api={api} queryClient={queryClient}>
          {children}
        </ApiProvider>
      );
      await act(async () => root.render(app));
    },
  };
}
