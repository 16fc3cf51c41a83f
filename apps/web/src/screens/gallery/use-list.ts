import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

export type ListQuery<Items> = Pick<UseQueryResult<Items>, 'data' | 'isError' | 'isFetching' | 'refetch'>;

/**
 * A query whose first answer is rendered with low priority, in small tasks, while the skeleton stays. What is in the
 * cache, and what follows, is rendered at once. The same object until it changes.
 */
export function useList<Items, Key extends QueryKey>(
  options: UseQueryOptions<Items, Error, Items, Key>,
): ListQuery<Items> {
  const { data, isError, isFetching, refetch } = useQuery(options);
  const query = useMemo(() => ({ data, isError, isFetching, refetch }), [data, isError, isFetching, refetch]);
  const shown = useDeferredValue(query);
  return shown.data || shown.isError ? query : shown;
}
