import type { Clock } from '../clock';

/** Interval between two responses, in milliseconds: enough to keep their order over any network of one machine. */
const INTERVAL_MS = 20;

/** Holds responses back until there are enough of them, then releases them in reverse order. */
export interface Queue {
  /**
   * Resolves when this response may be sent.
   * @param of number of responses to hold back
   * @param withinMs milliseconds without a further response after which fewer are released
   */
  wait: (of: number, withinMs: number, clock: Clock) => Promise<void>;
}

export function createQueue(): Queue {
  let waiting: (() => void)[] = [];
  let cancelRelease = () => {};
  return {
    wait: (of, withinMs, clock) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        cancelRelease();
        const release = () => {
          waiting.toReversed().forEach((send, index) => {
            if (index === 0) send();
            else clock.after(index * INTERVAL_MS, send);
          });
          waiting = [];
        };
        cancelRelease = waiting.length < of ? clock.after(withinMs, release) : () => {};
        if (waiting.length >= of) release();
      }),
  };
}
