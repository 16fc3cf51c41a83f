import {
  MutationObserver,
  notifyManager,
  QueryObserver,
  type DefaultError,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';

/** Observes a query as a mounted component does, so that it is fetched, and refetched when invalidated. */
export function watch<Data, Read, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Data, DefaultError, Read, Data, Key>,
) {
  const observer = new QueryObserver(client, options);
  observer.subscribe(() => undefined);
  return observer;
}

/** Runs a mutation as a component that unmounts once the call has settled. */
export function run<Data, Variables, Result>(
  client: QueryClient,
  options: MutationOptions<Data, DefaultError, Variables, Result>,
  variables: Variables,
): Promise<Data> {
  const observer = new MutationObserver(client, options);
  const unsubscribe = observer.subscribe(() => undefined);
  return observer.mutate(variables).finally(unsubscribe);
}

export const quiet = (client: QueryClient) =>
  expect.poll(() => client.isFetching() + client.isMutating()).toBe(0);

export const cachedData = (client: QueryClient): string =>
  JSON.stringify([
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state]),
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  ]);

/** Renders a component that calls a hook under `wrap`. `current` is the hook's last value. */
export async function renderHook<Value>(useHook: () => Value, wrap: (children: ReactNode) => ReactNode) {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const values: Value[] = [];
  function Probe() {
    values.push(useHook());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(wrap(<Probe />)));
  return {
    get current(): Value {
      return values.at(-1) ?? expect.unreachable('the hook has not returned');
    },
    unmount: () => act(async () => root.unmount()),
  };
}
