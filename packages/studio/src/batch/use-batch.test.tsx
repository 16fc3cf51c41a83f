// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useBatch, type BatchTask } from './use-batch';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

type Batch = ReturnType<typeof useBatch<string, 'delete'>>;

async function open() {
  const current: { batch?: Batch } = {};
  function Probe() {
    const batch = useBatch<string, 'delete'>();
    useEffect(() => void (current.batch = batch));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  onTestFinished(() => act(async () => root.unmount()));
  return { now: () => current.batch!, unmount: () => act(async () => root.unmount()) };
}

const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: () => act(async () => resolve()), promise };
};

const task = (act: BatchTask<string, 'delete'>['act']): Required<BatchTask<string, 'delete'>> => ({
  name: 'delete',
  act,
  onSettled: vi.fn(),
  onEnd: vi.fn(),
});

test('the state contains the progress, and is undefined after a full success', async () => {
  const { now } = await open();
  const held = gate();
  const deletion = task(async (item) => item === 'b' && (await held.promise));
  await act(async () => void now().run(['a', 'b'], deletion));
  expect(now().state).toEqual({ name: 'delete', total: 2, done: 1, isRunning: true, failed: [] });
  await held.open();
  expect(now().state).toBeUndefined();
  expect(deletion.onEnd).toHaveBeenCalledExactlyOnceWith(
    { succeeded: ['a', 'b'], failed: [], left: [] },
    { isUnmounted: false },
  );
});

test('failed items are kept, can be retried alone and can be dismissed', async () => {
  const { now } = await open();
  const calls: string[] = [];
  let isUp = false;
  const deletion = task(async (item) => {
    calls.push(item);
    if (item !== 'a' && !isUp) throw new Error(item);
  });
  await act(async () => now().run(['a', 'b', 'c'], deletion));
  expect(now().state?.failed.map(({ item }) => item)).toEqual(['b', 'c']);
  isUp = true;
  await act(async () => now().retry());
  expect(calls).toEqual(['a', 'b', 'c', 'b', 'c']);
  expect(now().state).toBeUndefined();

  isUp = false;
  await act(async () => now().run(['b'], deletion));
  await act(async () => now().dismiss());
  expect(now().state).toBeUndefined();
});

test('a second task does not start while the first is running', async () => {
  const { now } = await open();
  const held = gate();
  const first = task(() => held.promise);
  const second = task(vi.fn());
  await act(async () => void now().run(['a'], first));
  await act(async () => void now().run(['b'], second));
  expect(second.act).not.toHaveBeenCalled();
  await held.open();
});

test('no further item starts after a cancel or an unmount', async () => {
  const { now, unmount } = await open();
  const held = gate();
  const deletion = task(vi.fn(() => held.promise));
  const items = Array.from({ length: 9 }, (_, index) => String(index));
  await act(async () => void now().run(items, deletion));
  await act(async () => now().cancel());
  await held.open();
  expect(deletion.act).toHaveBeenCalledTimes(4);
  expect(deletion.onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ left: items.slice(4) }), {
    isUnmounted: false,
  });

  const later = gate();
  const other = task(vi.fn(() => later.promise));
  await act(async () => void now().run(items, other));
  await unmount();
  await later.open();
  expect(other.act).toHaveBeenCalledTimes(4);
  expect(other.onEnd).toHaveBeenCalledExactlyOnceWith(
    { succeeded: items.slice(0, 4), failed: [], left: items.slice(4) },
    { isUnmounted: true },
  );
  expect(other.onSettled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ left: items.slice(4) }));
});
