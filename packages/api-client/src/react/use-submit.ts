'use client';

import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isAbort } from '../errors';

/** The callbacks are called only while the submitting component is mounted. */
export interface SubmitOptions<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
  /** Aborts the request: the variables contain its signal. Without it `abort` does not reach the request. */
  controller?: AbortController;
}

export interface UseSubmitOptions {
  /**
   * After a success nothing can be submitted until `reset`, for a call that leads away from the page.
   * @default false
   */
  once?: boolean;
}

/** The lock of a call that was submitted `once` and has succeeded. */
const DONE = new AbortController();

/**
 * A mutation that the user submits: one request however often the button is pressed, ready again once it has settled.
 * `isSuccess`, `variables` and `data` are those of the last request, until the next one. A mutation whose variables contain a secret
 * (`meta.secret`) keeps neither after a success, because a component such as the header's login outlives the password
 * it sent. An aborted request is removed too, and is no `error`.
 * The lock is a ref, since ten clicks in one task all see the same rendered state.
 */
export function useSubmit<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  { once = false }: UseSubmitOptions = {},
) {
  const { mutateAsync, isPending, isSuccess, variables, data, error, reset: detach } = useMutation(options);
  const isSecret = options.meta?.['secret'] === true;
  const lock = useRef<AbortController>(undefined);
  const submit = useCallback(
    (
      variables: Variables,
      { controller = new AbortController(), ...callbacks }: SubmitOptions<Data> = {},
    ) => {
      if (lock.current) return;
      lock.current = controller;
      const release = (shouldReset: boolean, next?: AbortController) => {
        if (lock.current !== controller) return;
        lock.current = next;
        if (shouldReset) detach();
      };
      // The error is in `error`, and the query client's listener has been called with it.
      mutateAsync(variables, callbacks).then(
        () => release(isSecret, once ? DONE : undefined),
        (error: unknown) => release(isAbort(error)),
      );
    },
    [mutateAsync, detach, isSecret, once],
  );
  /** Clears the result of the last request. A pending request stays pending, and its callbacks are called. */
  const reset = useCallback(() => {
    if (lock.current && lock.current !== DONE) return;
    lock.current = undefined;
    detach();
  }, [detach]);
  /** Aborts the pending request. The form is ready again at once, before the request has settled. */
  const abort = useCallback(() => {
    if (lock.current !== DONE) lock.current?.abort();
    lock.current = undefined;
    detach();
  }, [detach]);
  return { submit, isPending, isSuccess, variables, data, error, reset, abort };
}
