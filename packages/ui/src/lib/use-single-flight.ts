import { createLock } from '@product/domain';
import { useCallback, useState } from 'react';

/**
 * Returns a function that runs one task at a time. A task that returns a promise runs until the promise settles; calls
 * in between are ignored. A rejection is not reported: the task must handle its own errors.
 */
export function useSingleFlight() {
  const [lock] = useState(createLock<void>);

  return useCallback(
    (task: () => unknown) => {
      const release = lock.take();
      if (!release) return;
      const run = async () => task();
      run().then(release, release);
    },
    [lock],
  );
}
