/** The clock and the random numbers of timed updates; tests provide their own. */
export interface Clock {
  /** Calls `onTick` at an interval in ms until the returned function is called. */
  every: (intervalMs: number, onTick: () => void) => () => void;
  /** A monotonic time in ms. */
  now: () => number;
  /** A random number from 0 up to, but not including, 1. */
  random: () => number;
}

export const systemClock: Clock = {
  every: (intervalMs, onTick) => {
    const timer = setInterval(onTick, intervalMs);
    return () => clearInterval(timer);
  },
  now: () => performance.now(),
  random: Math.random,
};
