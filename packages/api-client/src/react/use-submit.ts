'use client';

import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isAbort } from '../errors';

/** Called only while the submitting component is still there. */
export interface SubmitCallbacks<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
}

/**
 * A mutation that a person submits: one request however often it is pressed, ready again once it has settled.
 * What was given is forgotten with its success: the header's log-in outlives the password that it sent. What was called
 * off is forgotten too, and is no `error`.
 * The lock is a ref, since ten clicks in one task all see the same rendered state.
 */
export function useSubmit<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutateAsync, isPending, error, reset } = useMutation(options);
  const lock = useRef<symbol>(undefined);
  const submit = useCallback(
    (variables: Variables, then?: SubmitCallbacks<Data>) => {
      if (lock.current) return;
      const own = Symbol('a request on its way');
      lock.current = own;
      const settled = (isDone: boolean) => {
        if (lock.current !== own) return;
        lock.current = undefined;
        if (isDone) reset();
      };
      // What went wrong is in `error`, and has been told to the query client's listener.
      mutateAsync(variables, then).then(
        () => settled(true),
        (error: unknown) => settled(isAbort(error)),
      );
    },
    [mutateAsync, reset],
  );
  /** Ready again at once after a request was called off, without waiting until its end is known. */
  const letGo = useCallback(() => {
    lock.current = undefined;
    reset();
  }, [reset]);
  return { submit, isPending, error, reset, letGo };
}
