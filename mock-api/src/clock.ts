export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls `callback` once after `ms` milliseconds. The returned function cancels it. */
  after: (ms: number, callback: () => void) => () => void;
}

/** The platform's time, looked up on each call so that fake timers installed later take effect. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** @param start what the clock shows now, in milliseconds since 1970 */
export function clockFrom(start: number): Clock {
  const offset = start - Date.now();
  return { ...systemClock, now: () => Date.now() + offset };
}

export interface ManualClock extends Clock {
  /** Advances the time and runs the callbacks that fall due, in order. */
  advance: (ms: number) => void;
}

/** @param now start time in milliseconds since 1970; default 2026-01-05 09:00 UTC */
export function manualClock(now = Date.UTC(2026, 0, 5, 9)): ManualClock {
  let time = now;
  let timers: { at: number; callback: () => void }[] = [];
  const earliestBy = (end: number) =>
    timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
  const remove = (timer: (typeof timers)[number]) => {
    timers = timers.filter((other) => other !== timer);
  };
  return {
    now: () => time,
    after(ms, callback) {
      const timer = { at: time + ms, callback };
      timers.push(timer);
      return () => remove(timer);
    },
    advance(ms) {
      const end = time + ms;
      for (let due = earliestBy(end); due; due = earliestBy(end)) {
        remove(due);
        time = due.at;
        due.callback();
      }
      time = end;
    },
  };
}

/** Resolves after `ms` milliseconds of the clock; rejects with the signal's reason if that is aborted. */
export function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (ms <= 0) return resolve();
    const abort = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}

/** Settles as the promise does, or rejects with the signal's reason if that is aborted first. */
export function orAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Never resolves; rejects with the signal's reason. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return orAborted(new Promise<never>(() => {}), signal);
}
