import type { Checkout } from '@product/api-client';
import { keys, useSubmit } from '@product/api-client/react';
import type { Purchase } from '@product/ui';
import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  const { submit, isPending, isSuccess, error, reset } = useSubmit(options, { once: true });

  const checkOut = (order: Order) =>
    submit(order, {
      onSuccess: ({ url }) => {
        storePendingPayment({ purchase, userId, tokens });
        redirectToCheckout(url);
      },
    });

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      toasts.dismiss();
      void queryClient.invalidateQueries({ queryKey: keys.user });
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [reset, toasts, queryClient]);

  const clearError = () => {
    if (error) reset();
  };
  return { checkOut, pending: isPending || isSuccess, error, clearError };
}
