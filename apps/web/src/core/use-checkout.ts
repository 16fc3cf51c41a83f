import type { Checkout } from '@product/api-client';
import * as studio from '@product/studio';
import type { Purchase } from '@product/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { storePendingPayment } from '../lib/pending-payment';
import { useIsPageLeft } from './left-page';
import { useServices } from './services';
import { useUser } from './use-user';

/** Starts a checkout, and stores the pending payment for this tab. */
export function useCheckout<Order>(purchase: Purchase, mutation: UseMutationOptions<Checkout, Error, Order>) {
  const { redirectToCheckout, toasts } = useServices();
  const { id: userId, tokens } = useUser();
  const isLeft = useIsPageLeft();
  return studio.useCheckout(mutation, {
    onCheckout: (url) => {
      if (isLeft()) return;
      storePendingPayment({ purchase, userId, tokens });
      redirectToCheckout(url);
    },
    onReturn: () => toasts.dismiss(),
  });
}
