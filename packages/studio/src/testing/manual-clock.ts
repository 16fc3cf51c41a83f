import type { Clock } from '../clock';

export interface ManualClock extends Clock {
  advance: (ms: number) => void;
  /** Advances the time as while the machine sleeps: each timer that was due ticks once. */
  jump: (ms: number) => void;
  waiting: () => number;
}

export function manualClock(random: () => number = () => 0.5): ManualClock {
  const timers = new Set<{ intervalMs: number; due: number; onTick: () => void }>();
  let now = 0;

  /** Runs the next tick that is due until then. Returns whether there was one. */
  function tick(until: number): boolean {
    const [next] = [...timers].filter(({ due }) => due <= until).sort((one, other) => one.due - other.due);
    if (!next) return false;
    now = Math.max(now, next.due);
    next.due = now + next.intervalMs;
    next.onTick();
    return true;
  }

  return {
    random,
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
