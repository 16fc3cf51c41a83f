'use client';

import { useCallback, useRef } from 'react';

/**
 * Returns a function that runs one task at a time. A task that returns a promise runs until the promise settles; calls
 * in between are ignored. A rejection is not reported: the task must handle its own errors.
 */
export function useSingleFlight() {
  const isRunning = useRef(false);

  return useCallback((task: () => unknown) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const finish = () => {
      isRunning.current = false;
    };
    const run = async () => task();
    run().then(finish, finish);
  }, []);
}
