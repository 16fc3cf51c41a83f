import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endpoints } from '../endpoints';
import { isAbort, isUnauthorized } from '../errors';
import { keys } from './keys';

/**
 * `succeeded` and `failed` are called for every mutation that settles, `queryFailed` for every query that fails, with the
 * endpoint's name. Aborts are not reported. A promise that `succeeded` returns is awaited before the response takes
 * effect in the cache.
 */
export interface CallListener {
  succeeded?: (name: string, data: unknown, variables: unknown) => void | Promise<void>;
  failed?: (name: string, error: Error, variables: unknown) => void;
  queryFailed?: (name: string, error: Error) => void;
}

/** Calls whose 401 refers to the credentials they send, not to the session. */
const SIGN_IN_NAMES: readonly string[] = [
  endpoints.login.name,
  endpoints.register.name,
  endpoints.getUser.name,
];

/**
 * Refetches the user if one of the errors is a 401 of the server. For calls that are sent without queries and mutations,
 * which do it themselves.
 */
export function refetchUserAfter401(client: QueryClient, ...errors: unknown[]): void {
  if (errors.some(isUnauthorized)) void client.invalidateQueries({ queryKey: keys.user });
}

/**
 * Creates a query client with the product's cache rules (specification, section 7): no retries, no refetch on focus or
 * reconnection, no polling, never stale, and queries are never garbage-collected. Calls fail at once when offline.
 * After a 401 the user is refetched.
 */
export function createQueryClient({ succeeded, failed, queryFailed }: CallListener = {}): QueryClient {
  const checkSession = (name: string, error: Error) => {
    if (!SIGN_IN_NAMES.includes(name)) refetchUserAfter401(client, error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (isAbort(error)) return;
        const name = String(queryKey[0]);
        checkSession(name, error);
        queryFailed?.(name, error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (data, variables, _result, mutation) => {
        try {
          await succeeded?.(nameOf(mutation.options), data, variables);
        } catch (error) {
          // The call has succeeded, whether or not the listener throws.
          console.error(error);
        }
      },
      onError: (error, variables, _result, mutation) => {
        if (isAbort(error)) return;
        checkSession(nameOf(mutation.options), error);
        failed?.(nameOf(mutation.options), error, variables);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Infinity,
        // Private queries are removed with their session (session.queries.ts).
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // Variables contain passwords and prompts, so they are removed as soon as they have no observer.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  return client;
}

const nameOf = ({ mutationKey }: { mutationKey?: readonly unknown[] }): string =>
  String(mutationKey?.[0] ?? '');
