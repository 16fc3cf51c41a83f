// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionAnswering } from '../testing';
import { ApiProvider, useApi } from './provider';
import { createQueryClient } from './query-client';
import { renderHook } from './testing';

afterEach(() => vi.unstubAllGlobals());

test('below a provider both clients are available', async () => {
  const { api } = sessionAnswering({});
  const queryClient = createQueryClient();
  const hook = await renderHook(
    () => ({ api: useApi(), queryClient: useQueryClient() }),
    (children) => (
      <ApiProvider api={api} queryClient={queryClient}>
        {children}
      </ApiProvider>
    ),
  );
  expect(hook.current.api).toBe(api);
  expect(hook.current.queryClient).toBe(queryClient);
});

test('without a provider the error explains what to do', async () => {
  await expect(renderHook(useApi, (children) => children)).rejects.toThrow(/Put <ApiProvider/);
});
