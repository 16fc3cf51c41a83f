'use client';

import { useCallback, useRef } from 'react';

/**
 * Lets one task run at a time. A task that answers with a promise runs until that has settled, either way;
 * calls in between do nothing. What a failure means is for whoever gave the task to say.
 */
export function useSingleFlight() {
  const flying = useRef(false);

  return useCallback((task: () => unknown) => {
    if (flying.current) return;
    flying.current = true;
    const land = () => {
      flying.current = false;
    };
    const run = async () => task();
    run().then(land, land);
  }, []);
}
