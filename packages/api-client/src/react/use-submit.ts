'use client';

import { createLock } from '@product/domain';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
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

interface Submission {
  controller: AbortController;
  release: () => void;
  isPending: boolean;
}

/**
 * A mutation that the user submits: one request however often the button is pressed, ready again once it has settled.
 * `isSuccess`, `variables` and `data` are those of the last request, until the next one. A mutation whose variables contain a secret
 * (`meta.secret`) keeps neither after a success, because a component such as the header's login outlives the password
 * it sent. An aborted request is removed too, and is not an `error`.
 */
export function useSubmit<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  { once = false }: UseSubmitOptions = {},
) {
  const { mutateAsync, isPending, isSuccess, variables, data, error, reset: detach } = useMutation(options);
  const isSecret = options.meta?.['secret'] === true;
  const [lock] = useState(createLock<void>);
  const last = useRef<Submission>(undefined);
  const submit = useCallback(
    (
      variables: Variables,
      { controller = new AbortController(), ...callbacks }: SubmitOptions<Data> = {},
    ) => {
      const release = lock.take();
      if (!release) return;
      const submission: Submission = { controller, release, isPending: true };
      last.current = submission;
      const end = (isReady: boolean, shouldReset: boolean) => {
        submission.isPending = false;
        if (isReady) release();
        if (shouldReset && last.current === submission) detach();
      };
      // The error is in `error`, and the query client's listener has been called with it.
      mutateAsync(variables, callbacks).then(
        () => end(!once, isSecret),
        (error: unknown) => end(true, isAbort(error)),
      );
    },
    [mutateAsync, detach, isSecret, once, lock],
  );
  /** Clears the result of the last request. A pending request stays pending, and its callbacks are called. */
  const reset = useCallback(() => {
    if (last.current?.isPending) return;
    last.current?.release();
    detach();
  }, [detach]);
  /** Aborts the pending request. The form is ready again at once, before the request has settled. */
  const abort = useCallback(() => {
    if (last.current?.isPending) last.current.controller.abort();
    last.current?.release();
    last.current = undefined;
    detach();
  }, [detach]);
  return { submit, isPending, isSuccess, variables, data, error, reset, abort };
}
