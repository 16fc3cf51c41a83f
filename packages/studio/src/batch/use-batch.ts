'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { runBatch, type BatchFailure, type BatchOutcome } from './run-batch';

/** A batch that runs, or has ended with failures. */
export interface BatchState<Item, Name extends string> {
  /** What is done with the items. */
  name: Name;
  total: number;
  /** Number of items that have ended, well or not. */
  done: number;
  isRunning: boolean;
  /** What could not be done, after the end. */
  failed: readonly BatchFailure<Item>[];
}

export interface BatchTask<Item, Name extends string> {
  name: Name;
  /** Called once for each item, at most four at a time. */
  act: (item: Item, signal: AbortSignal) => Promise<unknown>;
  /**
   * Called once at the end, also after a cancel, but not after the component has unmounted. While a promise that it
   * returns is pending, the task runs.
   */
  onEnd?: (outcome: BatchOutcome<Item>) => unknown;
}

/**
 * Does the same with many items, one task at a time. It is cancelled when the component unmounts: what has been sent
 * is done then, and nothing further is begun.
 */
export function useBatch<Item, Name extends string>() {
  const [state, setState] = useState<BatchState<Item, Name>>();
  const controller = useRef<AbortController>(undefined);
  const last = useRef<BatchTask<Item, Name>>(undefined);

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = undefined;
    },
    [],
  );

  const run = useCallback(async (items: readonly Item[], task: BatchTask<Item, Name>) => {
    if (controller.current || items.length === 0) return;
    const abort = new AbortController();
    controller.current = abort;
    last.current = task;
    const start = { name: task.name, total: items.length, done: 0, isRunning: true, failed: [] };
    setState(start);
    const outcome = await runBatch(items, (item) => task.act(item, abort.signal), {
      signal: abort.signal,
      onProgress: (done) => setState({ ...start, done }),
    });
    if (controller.current !== abort) return;
    const { failed } = outcome;
    try {
      await task.onEnd?.(outcome);
    } finally {
      controller.current = undefined;
      const done = outcome.succeeded.length + failed.length;
      setState(failed.length > 0 ? { ...start, done, isRunning: false, failed } : undefined);
    }
  }, []);

  return {
    state,
    /** Begins a task, unless one runs. The promise is rejected with what `onEnd` throws. */
    run,
    /** Begins no further item. */
    cancel: useCallback(() => controller.current?.abort(), []),
    /** Does the same again with what failed. */
    retry: async () => {
      if (last.current && state)
        await run(
          state.failed.map(({ item }) => item),
          last.current,
        );
    },
    /** Forgets what failed. */
    dismiss: () => setState((now) => (now?.isRunning ? now : undefined)),
  };
}
