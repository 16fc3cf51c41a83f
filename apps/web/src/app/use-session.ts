import { userQuery, useApi } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';

/** Who is here: still unknown (`loading`), not to be found out (`failed`), or `known` as a user or nobody. */
export function useSession() {
  const { data: user, isError, refetch, isFetching } = useQuery(userQuery(useApi()));
  const status = user !== undefined ? 'known' : isError && !isFetching ? 'failed' : 'loading';
  return { status, user: user ?? null, refetch } as const;
}
