import { expect, test } from 'vitest';
import { manualClock, wait } from './clock';

test('a manual clock calls back in the order of time', () => {
  const clock = manualClock(0);
  const heard: string[] = [];
  clock.after(200, () => heard.push('second'));
  clock.after(100, () => {
    heard.push('first');
    clock.after(50, () => heard.push('between'));
  });
  clock.after(301, () => heard.push('late'));
  clock.advance(300);
  expect(heard).toEqual(['first', 'between', 'second']);
  expect(clock.now()).toBe(300);
});

test('an alarm that is called off stays silent', () => {
  const clock = manualClock();
  let rung = false;
  const callOff = clock.after(10, () => {
    rung = true;
  });
  callOff();
  clock.advance(10);
  expect(rung).toBe(false);
});

test('waiting ends with an abort, before or meanwhile', async () => {
  const reason = new Error('enough');
  await expect(wait(manualClock(), 10, AbortSignal.abort(reason))).rejects.toBe(reason);
  const cancel = new AbortController();
  const waiting = wait(manualClock(), 10, cancel.signal);
  cancel.abort(reason);
  await expect(waiting).rejects.toBe(reason);
});
