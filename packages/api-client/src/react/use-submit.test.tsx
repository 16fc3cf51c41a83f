// @vitest-environment happy-dom
import { QueryClientProvider, type UseMutationOptions } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { StaleSessionError } from '../errors';
import { createQueryClient } from './query-client';
import { renderHook } from './testing';
import { useSubmit } from './use-submit';

afterEach(() => vi.unstubAllGlobals());

/** A form whose requests the test settles. */
async function form(meta?: { secret: boolean }, settings?: Parameters<typeof useSubmit>[1]) {
  const sent: { word: string; succeed: (data: number) => void; fail: (error: Error) => void }[] = [];
  const options: UseMutationOptions<number, Error, string> = {
    ...(meta && { meta }),
    mutationFn: (word) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      sent.push({ word, succeed: resolve, fail: reject });
      return promise;
    },
  };
  const client = createQueryClient();
  const hook = await renderHook(
    () => useSubmit(options, settings),
    (children) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  );
  return { client, hook, sent };
}

type Form = Awaited<ReturnType<typeof form>>['hook'];
const submit = (hook: Form, word: string, then?: Parameters<Form['current']['submit']>[1]) =>
  act(async () => hook.current.submit(word, then));

test('ten submits in one task send one request, the first', { tags: ['req:calls.once'] }, async () => {
  const { hook, sent } = await form();
  await act(async () => {
    for (let press = 1; press <= 10; press += 1) hook.current.submit(`press ${press}`);
  });
  expect(sent.map(({ word }) => word)).toEqual(['press 1']);
});

test('submits while a request is pending send nothing', async () => {
  const { hook, sent } = await form();
  await submit(hook, 'first');
  expect(hook.current.isPending).toBe(true);
  await submit(hook, 'second');
  expect(sent).toHaveLength(1);
});

test('a form can be submitted again after a success', async () => {
  const { hook, sent } = await form();
  await submit(hook, 'first');
  await act(async () => sent[0]?.succeed(7));
  expect(hook.current).toMatchObject({ isPending: false, error: null });
  await submit(hook, 'second');
  expect(sent.map(({ word }) => word)).toEqual(['first', 'second']);
});

test('a form can be submitted again after a failure, which is returned as error', async () => {
  const { hook, sent } = await form();
  const error = new Error('no');
  await submit(hook, 'first');
  await act(async () => sent[0]?.fail(error));
  expect(hook.current).toMatchObject({ isPending: false, error });
  await submit(hook, 'second');
  expect(sent.map(({ word }) => word)).toEqual(['first', 'second']);
});

test.each([new StaleSessionError('any'), new DOMException('Gone', 'AbortError')])(
  'a $name is not returned as an error, and is removed from the cache',
  async (error) => {
    const { client, hook, sent } = await form();
    await submit(hook, 'first');
    await act(async () => sent[0]?.fail(error));
    expect(hook.current).toMatchObject({ isPending: false, error: null });
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
    await submit(hook, 'second');
    expect(sent).toHaveLength(2);
  },
);

test('an aborted request does not block the next one, and its callbacks are not called', async () => {
  const { hook, sent } = await form();
  const then = { onSuccess: vi.fn(), onError: vi.fn() };
  const controller = new AbortController();
  await act(async () => {
    hook.current.submit('first', { ...then, controller });
    hook.current.abort();
    hook.current.submit('second');
    hook.current.submit('third');
  });
  expect(controller.signal.aborted).toBe(true);
  expect(sent.map(({ word }) => word)).toEqual(['first', 'second']);
  await act(async () => sent[0]?.fail(new DOMException('Gone', 'AbortError')));
  expect(hook.current).toMatchObject({ isPending: true, error: null });
  await submit(hook, 'fourth');
  expect(sent).toHaveLength(2);
  await act(async () => sent[1]?.succeed(7));
  expect(hook.current).toMatchObject({ isPending: false, error: null });
  expect(then.onError).not.toHaveBeenCalled();
});

test('reset clears the error', async () => {
  const { hook, sent } = await form();
  await submit(hook, 'first');
  await act(async () => sent[0]?.fail(new Error('no')));
  await act(async () => hook.current.reset());
  expect(hook.current.error).toBeNull();
});

test('reset keeps a pending request and its callbacks', async () => {
  const { hook, sent } = await form();
  const then = { onSuccess: vi.fn() };
  await submit(hook, 'first', then);
  await act(async () => hook.current.reset());
  expect(hook.current.isPending).toBe(true);
  await submit(hook, 'second');
  expect(sent).toHaveLength(1);
  await act(async () => sent[0]?.succeed(7));
  expect(then.onSuccess).toHaveBeenCalledOnce();
  expect(hook.current.isPending).toBe(false);
});

test('the callbacks of a submit receive its outcome', async () => {
  const { hook, sent } = await form();
  const then = { onSuccess: vi.fn(), onError: vi.fn() };
  await submit(hook, 'first', then);
  await act(async () => sent[0]?.succeed(7));
  expect(then.onSuccess.mock.calls[0]?.[0]).toBe(7);
  expect(then.onError).not.toHaveBeenCalled();
  await submit(hook, 'second', then);
  await act(async () => sent[1]?.fail(new Error('no')));
  expect(then.onError.mock.calls[0]?.[0]).toEqual(new Error('no'));
  expect(then.onSuccess).toHaveBeenCalledOnce();
});

test('no callback is called after an unmount', async () => {
  const { hook, sent } = await form();
  const then = { onSuccess: vi.fn(), onError: vi.fn() };
  await submit(hook, 'first', then);
  await hook.unmount();
  await act(async () => sent[0]?.succeed(7));
  expect(then.onSuccess).not.toHaveBeenCalled();
  expect(then.onError).not.toHaveBeenCalled();
});

test('submit is the same function in each render', async () => {
  const { hook, sent } = await form();
  const first = hook.current.submit;
  await submit(hook, 'first');
  await act(async () => sent[0]?.succeed(7));
  expect(hook.current.submit).toBe(first);
});

test('the variables and the result are kept until the next submit', async () => {
  const { hook, sent } = await form();
  await submit(hook, 'first');
  expect(hook.current).toMatchObject({ variables: 'first', data: undefined });
  await act(async () => sent[0]?.succeed(7));
  expect(hook.current).toMatchObject({ variables: 'first', data: 7, isPending: false, isSuccess: true });
  await submit(hook, 'second');
  expect(hook.current).toMatchObject({ variables: 'second', data: undefined, isPending: true });
});

test('reset and abort clear the variables and the result', async () => {
  for (const method of ['reset', 'abort'] as const) {
    const { client, hook, sent } = await form();
    await submit(hook, 'first');
    await act(async () => sent[0]?.succeed(7));
    await act(async () => hook.current[method]());
    expect(hook.current).toMatchObject({ variables: undefined, data: undefined });
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  }
});

test('a secret is cleared after a success, although the component stays mounted', async () => {
  const { client, hook, sent } = await form({ secret: true });
  await submit(hook, 'the password');
  await act(async () => sent[0]?.succeed(7));
  expect(hook.current).toMatchObject({ variables: undefined, data: undefined });
  await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
});

test('with once a form is not submitted again after a success, until reset', async () => {
  const { hook, sent } = await form(undefined, { once: true });
  await submit(hook, 'first');
  await act(async () => {
    sent[0]?.succeed(7);
    await Promise.resolve();
    hook.current.submit('second');
  });
  await submit(hook, 'third');
  expect(sent).toHaveLength(1);
  await act(async () => hook.current.reset());
  await submit(hook, 'fourth');
  expect(sent.map(({ word }) => word)).toEqual(['first', 'fourth']);
});

test('with once a form can be submitted again after a failure', async () => {
  const { hook, sent } = await form(undefined, { once: true });
  await submit(hook, 'first');
  await act(async () => sent[0]?.fail(new Error('no')));
  await submit(hook, 'second');
  expect(sent).toHaveLength(2);
});
