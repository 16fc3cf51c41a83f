/** Time and chance for what moves by itself; tests bring their own. */
export interface Ticker {
  /** Calls back every so many milliseconds until the returned function is called. */
  every: (intervalMs: number, onTick: () => void) => () => void;
  /** Milliseconds that never run backwards. */
  now: () => number;
  /** From 0 up to 1. */
  chance: () => number;
}

export const systemTicker: Ticker = {
  every: (intervalMs, onTick) => {
    const timer = setInterval(onTick, intervalMs);
    return () => clearInterval(timer);
  },
  now: () => performance.now(),
  chance: Math.random,
};
