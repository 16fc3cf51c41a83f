import type { Clock } from '../clock';

/** Interval between two responses, in milliseconds: enough to keep their order over any network of one machine. */
const INTERVAL_MS = 20;

/**
 * Resolves when a response may be sent: held back until there are enough of them, they are released in reverse order.
 * @param of number of responses to hold back
 * @param withinMs milliseconds without a further response after which fewer are released
 */
export type Queue = (of: number, withinMs: number, clock: Clock) => Promise<void>;

export function createQueue(): Queue {
  let waiting: (() => void)[] = [];
  let cancelRelease = () => {};
  return (of, withinMs, clock) =>
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
    });
}
