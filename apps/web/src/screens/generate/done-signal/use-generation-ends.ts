import { endpoints, isAbort, type Generation } from '@product/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEnd` when any generation of the page has ended, also one in a similar style: with its result, or without one
 * after a failure. It is not called after a cancelled generation.
 */
export function useGenerationEnds(onEnd: (result: Generation | undefined) => void) {
  const queryClient = useQueryClient();
  const end = useEffectEvent(onEnd);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { mutation, action } = event;
        if (mutation.options.mutationKey?.[0] !== endpoints.generate.name) return;
        if (action.type === 'success') end(action.data as Generation);
        if (action.type === 'error' && !isAbort(action.error)) end(undefined);
      }),
    [queryClient],
  );
}
