import type { Checkout } from '@product/api-client';
import { keys, useSubmit } from '@product/api-client/react';
import type { Purchase } from '@product/ui';
import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../app/services';
import { useUser } from '../app/use-user';
import { awaitCredit } from './awaited-credit';

/**
 * The way to the checkout: one request however often it is pressed, and busy until the page is left. Who comes back by
 * the browser's Back may find this very page, as it was: it is made ready again, and the balance is read.
 */
export function useCheckout<Order>(purchase: Purchase, options: UseMutationOptions<Checkout, Error, Order>) {
  const { leave, toasts } = useServices();
  const { id: userId, tokens } = useUser();
  const queryClient = useQueryClient();
  const { submit, isPending, error, reset } = useSubmit(options);
  // A ref as well: a press can come before the state is drawn.
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
        awaitCredit({ purchase, userId, tokens });
        leave(url);
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
