import { AsyncResource } from 'node:async_hooks';
import type * as fc from 'fast-check';

type Listener = (event: { data: unknown }) => void;

/** A `BroadcastChannel`. All channels of a browser have the same name. */
class Channel {
  readonly #open: Set<Channel>;
  readonly #scheduler: fc.Scheduler;
  readonly #listeners: Listener[] = [];
  readonly #waiting: unknown[] = [];

  constructor(open: Set<Channel>, scheduler: fc.Scheduler) {
    this.#open = open.add(this);
    this.#scheduler = scheduler;
  }

  addEventListener(_type: 'message', listener: Listener) {
    // Runs in the tab that listens, not in the one that posts.
    this.#listeners.push(AsyncResource.bind(listener));
  }

  postMessage(data: unknown) {
    if (!this.#open.has(this)) return;
    for (const other of this.#open) if (other !== this) void other.#receive(data);
  }

  async #receive(data: unknown) {
    this.#waiting.push(data);
    await this.#scheduler.schedule(Promise.resolve(), `${data} is received`);
    const first = this.#waiting.shift();
    if (this.#open.has(this)) this.#listeners.forEach((listener) => listener({ data: first }));
  }
}

/** The channels of one browser. The scheduler determines when a message arrives; those to one page keep their order. */
export function createChannels(scheduler: fc.Scheduler) {
  const open = new Set<Channel>();
  return {
    create: () => new Channel(open, scheduler),
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
