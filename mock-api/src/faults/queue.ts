import type { Clock } from '../clock';

/** So far apart that they arrive in this order over any network of one machine. */
const APART_MS = 20;

/** Where answers wait until there are enough of them, to leave in the reverse of their order. */
export interface Queue {
  /**
   * Resolves when it is this answer's turn to leave.
   * @param of how many wait for each other
   * @param withinMs when those leave that have not become so many
   */
  wait: (of: number, withinMs: number, clock: Clock) => Promise<void>;
}

export function createQueue(): Queue {
  let waiting: (() => void)[] = [];
  let callOff = () => {};
  return {
    wait: (of, withinMs, clock) =>
      new Promise((leave) => {
        waiting.push(leave);
        callOff();
        const release = () => {
          waiting.toReversed().forEach((next, place) => {
            if (place === 0) next();
            else clock.after(place * APART_MS, next);
          });
          waiting = [];
        };
        callOff = waiting.length < of ? clock.after(withinMs, release) : () => {};
        if (waiting.length >= of) release();
      }),
  };
}
