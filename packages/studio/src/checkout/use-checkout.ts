'use client';

import type { Checkout } from '@product/api-client';
import { keys, useSubmit } from '@product/api-client/react';
import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** How long the purchase stays pending after the browser's question before leaving, in case the answer was to leave. */
const LEAVE_MS = 2_000;

export interface CheckoutOptions {
  /** Called with the address of the checkout, which the mutation has checked: navigate there. */
  onCheckout: (url: string) => void;
  /** Called when Back from the checkout has restored the page as it was left. */
  onReturn?: (() => void) | undefined;
}

/**
 * Starts a checkout: one request however often the button is pressed, pending until the page is left. It can start again
 * if the user stays (the browser's question of `beforeunload`), and if the browser restores this page from the
 * back/forward cache, when the user, with the balance, is refetched.
 * @param mutation `buyTokensMutation` or `subscribeMutation`
 */
export function useCheckout<Order>(
  mutation: UseMutationOptions<Checkout, Error, Order>,
  { onCheckout, onReturn }: CheckoutOptions,
) {
  const queryClient = useQueryClient();
  const { submit, isPending, isSuccess, error, reset } = useSubmit(mutation, { once: true });
  const onRestored = useEffectEvent(() => {
    reset();
    onReturn?.();
    void queryClient.invalidateQueries({ queryKey: keys.user });
  });
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onRestored();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const onStay = useEffectEvent(() => {
    if (isSuccess) reset();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // Timers wait while the question is shown, and no event reports its answer. The second one starts after it.
      timer = setTimeout(() => {
        if (event.defaultPrevented) timer = setTimeout(onStay, LEAVE_MS);
      });
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      removeEventListener('beforeunload', onBeforeUnload);
      clearTimeout(timer);
    };
  }, []);

  return {
    checkOut: (order: Order) => submit(order, { onSuccess: ({ url }) => onCheckout(url) }),
    pending: isPending || isSuccess,
    error,
    /** Clears the error, if there is one. A pending checkout stays pending. */
    clearError: () => {
      if (error) reset();
    },
  };
}
