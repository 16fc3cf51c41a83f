import { userQuery, useApi } from '@product/api-client/react';
import type { Purchase } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useUser } from '../../core/use-user';
import { findPendingPayment, removePendingPayment, isCredited } from '../../lib/pending-payment';

/**
 * Whether a purchase has been credited. The user is fetched on arrival and on request. If no balance from before the
 * payment is stored, the payment provider's redirect counts as proof.
 */
export function useCredit(purchase: Purchase) {
  const user = useUser();
  const api = useApi();
  const { refetch, isFetching, isError } = useQuery(userQuery(api));
  const [pendingPayment] = useState(() => findPendingPayment(purchase, user.id));
  const credited = !pendingPayment || isCredited(pendingPayment, user);
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);

  useEffect(refresh, [refresh]);
  useEffect(() => {
    if (!credited) return;
    // Removed before the event: two tabs with the same pending payment would otherwise refetch each other endlessly.
    if (pendingPayment) removePendingPayment();
    api.invalidate();
  }, [api, pendingPayment, credited]);

  return { credited, refresh, refreshing: isFetching, failed: isError && !isFetching };
}
