import { userQuery, useApi } from '@product/api-client/react';
import type { Purchase } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useUser } from '../../core/use-user';
import {
  findPendingPayment,
  isCredited,
  removePendingPayment,
  storePendingPayment,
  withLeastBalance,
} from '../../lib/pending-payment';

/**
 * Whether something has been credited since the payment began, and what is known to be true. The user is fetched on
 * arrival and on request. Without a stored payment, as in another tab, the payment provider's redirect counts.
 */
export function useCredit(purchase: Purchase) {
  const user = useUser();
  const api = useApi();
  const { refetch, isFetching, isError } = useQuery(userQuery(api));
  const [stored, setStored] = useState(() => findPendingPayment(purchase, user.id));
  const pendingPayment = stored && withLeastBalance(stored, user);
  if (pendingPayment !== stored) setStored(pendingPayment);
  const credited = !pendingPayment || isCredited(pendingPayment, user);
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);

  useEffect(refresh, [refresh]);
  useEffect(() => {
    if (!credited) {
      // For a reload.
      if (pendingPayment) storePendingPayment(pendingPayment);
      return;
    }
    // Removed before the event: two tabs with the same pending payment would otherwise refetch each other endlessly.
    if (pendingPayment) removePendingPayment();
    api.invalidate();
  }, [api, pendingPayment, credited]);

  const isActive = user.subscriptionStatus === 'active';
  // No call tells which purchase a balance comes from. That a subscription is active is a fact, and that it is not yet.
  const isBalanceStated = purchase === 'tokens' || (credited && !isActive);

  return {
    credited,
    balance: isBalanceStated ? user.tokens : undefined,
    refresh,
    refreshing: isFetching,
    failed: isError && !isFetching,
  };
}
