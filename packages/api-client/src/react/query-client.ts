import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { calls } from '../calls';
import { isAbort, isUnauthorized } from '../errors';
import { keys } from './keys';

/**
 * What an app wants to hear of: every mutation that settles, by its endpoint's name. Aborts are not told. What
 * `succeeded` returns is awaited before the answer takes effect in the cache.
 */
export interface CallListener {
  succeeded?: (name: string, data: unknown, variables: unknown) => void | Promise<void>;
  failed?: (name: string, error: Error, variables: unknown) => void;
}

/** Calls whose 401 speaks of the credentials given, not of the session. */
const SIGN_IN_NAMES: readonly string[] = [calls.login.name, calls.register.name, calls.getUser.name];

/**
 * A query client by the product's cache rules (specification, section 7): no retries, no refetch on focus or
 * reconnection, no polling, never stale. Being offline fails at once. After a 401 the user is read again.
 */
export function createQueryClient({ succeeded, failed }: CallListener = {}): QueryClient {
  const rereadUserAfter401 = (name: string, error: Error) => {
    if (isUnauthorized(error) && !SIGN_IN_NAMES.includes(name)) {
      void client.invalidateQueries({ queryKey: keys.user });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => rereadUserAfter401(String(query.queryKey[0]), error),
    }),
    mutationCache: new MutationCache({
      onSuccess: async (data, variables, _result, mutation) => {
        try {
          await succeeded?.(nameOf(mutation.options), data, variables);
        } catch (error) {
          // What fails in telling of it does not undo the call.
          console.error(error);
        }
      },
      onError: (error, variables, _result, mutation) => {
        if (isAbort(error)) return;
        rereadUserAfter401(nameOf(mutation.options), error);
        failed?.(nameOf(mutation.options), error, variables);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // Variables hold passwords and prompts: they go as soon as nobody looks at them.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  return client;
}

const nameOf = ({ mutationKey }: { mutationKey?: readonly unknown[] }): string =>
  String(mutationKey?.[0] ?? '');
