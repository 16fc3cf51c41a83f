import type { Checkout } from '@product/api-client';
import { keys, useSubmit } from '@product/api-client/react';
import type { Purchase } from '@product/ui';
import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from './services';
import { useUser } from './use-user';
import { storePendingPayment } from '../lib/pending-payment';

/**
 * Starts a checkout: one request however often the button is pressed, pending until the page is left. If the browser
 * restores this page from the back/forward cache, the state is reset and the balance is refetched.
 */
export function useCheckout<Order>(purchase: Purchase, options: UseMutationOptions<Checkout, Error, Order>) {
  const { redirectToCheckout, toasts } = useServices();
  const { id: userId, tokens } = useUser();
  const queryClient = useQueryClient();
  const { submit, isPending, error, reset } = useSubmit(options);
  // A ref in addition to the state: a press can come before the state is rendered.
  const left = useRef(false);
  const [leaving, setLeaving] = useState(false);

  const setLeft = useCallback((next: boolean) => {
    left.current = next;
    setLeaving(next);
  }, []);

  const checkOut = (order: Order) => {
    if (left.current) return;
    submit(order, {
      onSuccess: ({ url }) => {
        setLeft(true);
        storePendingPayment({ purchase, userId, tokens });
        redirectToCheckout(url);
      },
    });
  };

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeft(false);
      reset();
      toasts.dismiss();
      void queryClient.invalidateQueries({ queryKey: keys.user });
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [setLeft, reset, toasts, queryClient]);

  return { checkOut, pending: isPending || leaving, error, reset };
}
