import { isAbort } from '@product/api-client';

/** The calls of a batch that are pending at the same time, at most. */
export const BATCH_LIMIT = 4;

export interface BatchFailure<Item> {
  item: Item;
  error: unknown;
}

export interface BatchOutcome<Item> {
  succeeded: readonly Item[];
  failed: readonly BatchFailure<Item>[];
  /** The items that were not started, or were interrupted, because the signal was aborted. */
  left: readonly Item[];
}

export interface BatchOptions {
  /** After its abort no further item is started. Pending ones complete, unless their action is aborted as well. */
  signal?: AbortSignal | undefined;
  /** Called after each item with the number of items that have ended. */
  onProgress?: ((done: number) => void) | undefined;
  /** @default BATCH_LIMIT */
  limit?: number;
}

/**
 * Calls an action once for each item, in their order, at most `limit` at a time. An item that fails does not stop the
 * others.
 */
export async function runBatch<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  { signal, onProgress, limit = BATCH_LIMIT }: BatchOptions = {},
): Promise<BatchOutcome<Item>> {
  const succeeded: Item[] = [];
  const failed: BatchFailure<Item>[] = [];
  const interrupted: Item[] = [];
  let started = 0;
  const isAborted = () => signal?.aborted === true;
  async function work() {
    while (started < items.length && !isAborted()) {
      const item = items[started++]!;
      try {
        await act(item);
        succeeded.push(item);
      } catch (error) {
        if (isAborted() && isAbort(error)) interrupted.push(item);
        else failed.push({ item, error });
      }
      onProgress?.(succeeded.length + failed.length);
    }
  }
  await Promise.all(Array.from({ length: limit }, work));
  return { succeeded, failed, left: [...interrupted, ...items.slice(started)] };
}
