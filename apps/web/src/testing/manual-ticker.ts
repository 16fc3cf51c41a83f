import type { Ticker } from '../lib/ticker';

export interface ManualTicker extends Ticker {
  /** Lets time pass, tick by tick. */
  advance: (ms: number) => void;
  /** Lets time pass as it does while the machine sleeps: what was due ticks once. */
  jump: (ms: number) => void;
  /** How many are waiting for a tick. */
  waiting: () => number;
}

/** Time that stands still until it is told to pass. */
export function manualTicker(chance: () => number = () => 0.5): ManualTicker {
  const timers = new Set<{ intervalMs: number; due: number; onTick: () => void }>();
  let now = 0;

  /** The next tick until then, if there is one. */
  function tick(until: number): boolean {
    const [next] = [...timers].filter(({ due }) => due <= until).sort((one, other) => one.due - other.due);
    if (!next) return false;
    now = Math.max(now, next.due);
    next.due = now + next.intervalMs;
    next.onTick();
    return true;
  }

  return {
    chance,
    now: () => now,
    every(intervalMs, onTick) {
      const timer = { intervalMs, due: now + intervalMs, onTick };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const end = now + ms;
      while (tick(end)) continue;
      now = end;
    },
    jump(ms) {
      now += ms;
      while (tick(now)) continue;
    },
    waiting: () => timers.size,
  };
}
