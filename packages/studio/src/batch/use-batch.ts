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
  /** The failures, after the end. */
  failed: readonly BatchFailure<Item>[];
}

export interface BatchTask<Item, Name extends string> {
  name: Name;
  /** Called once for each item, at most four at a time. */
  act: (item: Item, signal: AbortSignal) => Promise<unknown>;
  /** Called once when no call is pending any more, also after the component has unmounted. */
  onSettled?: (outcome: BatchOutcome<Item>) => void;
  /**
   * Called once at the end, also after a cancel, and after the component has unmounted (`isUnmounted`): then nothing else
   * can say what was done. While a promise that it returns is pending, the task runs.
   */
  onEnd?: (outcome: BatchOutcome<Item>, end: { isUnmounted: boolean }) => unknown;
}

/**
 * Runs a task on many items, one task at a time. Unmounting the component cancels it: pending calls complete, and no
 * further item is started.
 */
export function useBatch<Item, Name extends string>() {
  const [state, setState] = useState<BatchState<Item, Name>>();
  const controller = useRef<AbortController>(undefined);
  const lastTask = useRef<BatchTask<Item, Name>>(undefined);

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = undefined;
    },
    [],
  );

  const run = useCallback(async (items: readonly Item[], task: BatchTask<Item, Name>) => {
    if (controller.current || items.length === 0) return;
    const runController = new AbortController();
    controller.current = runController;
    lastTask.current = task;
    const start = { name: task.name, total: items.length, done: 0, isRunning: true, failed: [] };
    setState(start);
    const outcome = await runBatch(items, (item) => task.act(item, runController.signal), {
      signal: runController.signal,
      onProgress: (done) => setState({ ...start, done }),
    });
    task.onSettled?.(outcome);
    const isUnmounted = controller.current !== runController;
    const { failed } = outcome;
    try {
      await task.onEnd?.(outcome, { isUnmounted });
    } finally {
      if (!isUnmounted) controller.current = undefined;
      const done = outcome.succeeded.length + failed.length;
      setState(failed.length > 0 ? { ...start, done, isRunning: false, failed } : undefined);
    }
  }, []);

  return {
    state,
    /** Starts a task, unless one is running. The promise is rejected with the error that `onEnd` throws. */
    run,
    /** Starts no further item. */
    cancel: useCallback(() => controller.current?.abort(), []),
    /** Repeats the task with the failed items. */
    retry: async () => {
      if (lastTask.current && state)
        await run(
          state.failed.map(({ item }) => item),
          lastTask.current,
        );
    },
    /** Discards the failures. */
    dismiss: () => setState((now) => (now?.isRunning ? now : undefined)),
  };
}
