import { expect, test } from 'vitest';
import { manualClock, wait } from './clock';

test('a manual clock runs its callbacks in the order of time', () => {
  const clock = manualClock(0);
  const calls: string[] = [];
  clock.after(200, () => calls.push('second'));
  clock.after(100, () => {
    calls.push('first');
    clock.after(50, () => calls.push('between'));
  });
  clock.after(301, () => calls.push('late'));
  clock.advance(300);
  expect(calls).toEqual(['first', 'between', 'second']);
  expect(clock.now()).toBe(300);
});

test('a cancelled callback does not run', () => {
  const clock = manualClock();
  let called = false;
  const cancel = clock.after(10, () => {
    called = true;
  });
  cancel();
  clock.advance(10);
  expect(called).toBe(false);
});

test('a wait rejects on an abort before or during it', async () => {
  const reason = new Error('enough');
  await expect(wait(manualClock(), 10, AbortSignal.abort(reason))).rejects.toBe(reason);
  const cancel = new AbortController();
  const waiting = wait(manualClock(), 10, cancel.signal);
  cancel.abort(reason);
  await expect(waiting).rejects.toBe(reason);
});
