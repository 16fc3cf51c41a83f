'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { Session } from '../session/session';

const ApiContext = createContext<Session | undefined>(undefined);

export interface ApiProviderProps {
  /** From `createSession(createApiClient(…))`. One for the lifetime of the app. */
  api: Session;
  /** From `createQueryClient()`. */
  queryClient: QueryClient;
  children: ReactNode;
}

/** Gives the session and react-query's client to the hooks below it. @public */
export function ApiProvider({ api, queryClient, children }: ApiProviderProps) {
  // React 18 has neither a context as its own provider nor `use`.
  return (
    <ApiContext.Provider value={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiContext.Provider>
  );
}

/**
 * The client of the nearest `ApiProvider`, for the option factories: `useQuery(userQuery(useApi()))`.
 * @throws Error if there is no `ApiProvider` above
 */
export function useApi(): Session {
  const api = useContext(ApiContext);
  if (!api)
    throw new Error(
      'useApi found no client. Put <ApiProvider api={…} queryClient={…}> above this component.',
    );
  return api;
}
