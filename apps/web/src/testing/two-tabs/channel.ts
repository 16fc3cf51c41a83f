import { AsyncResource } from 'node:async_hooks';
import type * as fc from 'fast-check';

type Listener = (event: { data: unknown }) => void;

/**
 * `BroadcastChannel` for the pages of one browser. The scheduler determines when a message arrives; those to one page
 * arrive in their order.
 */
export function createChannels(scheduler: fc.Scheduler) {
  const open = new Set<Channel>();
  class Channel {
    readonly #listeners: Listener[] = [];
    readonly #waiting: unknown[] = [];

    constructor() {
      open.add(this);
    }

    addEventListener(_type: 'message', listener: Listener) {
      // Runs in the tab that listens, not in the one that posts.
      this.#listeners.push(AsyncResource.bind(listener));
    }

    postMessage(data: unknown) {
      if (open.has(this)) for (const other of open) if (other !== this) void other.#receive(data);
    }

    async #receive(data: unknown) {
      this.#waiting.push(data);
      await scheduler.schedule(Promise.resolve(), `${data} is heard`);
      const first = this.#waiting.shift();
      if (open.has(this)) this.#listeners.forEach((listener) => listener({ data: first }));
    }
  }
  return {
    Channel,
    /** Closes all channels that a page has opened in `start`, as the browser does when it leaves the page. */
    openedIn(start: () => void): () => void {
      const before = new Set(open);
      start();
      const opened = [...open].filter((channel) => !before.has(channel));
      return () => opened.forEach((channel) => open.delete(channel));
    },
  };
}

export type Channels = ReturnType<typeof createChannels>;
