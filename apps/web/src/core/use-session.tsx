import type { User } from '@product/api-client';
import { userQuery, useApi } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { hasSessionHint } from '../lib/session-hint';

interface SessionState {
  /** `failed`: it could not be read. */
  status: 'loading' | 'failed' | 'known';
  /** `null` for a visitor, and until the session is known. */
  user: User | null;
  /**
   * Until it is known, a link for both audiences leads to the users' page, whose guard redirects visitors to the auth
   * screen.
   */
  isVisitor: boolean;
  /** Whether the server has not answered yet. */
  isFirst: boolean;
  refetch: () => Promise<unknown>;
}

const SessionContext = createContext<SessionState | undefined>(undefined);

/**
 * Reads the session for the whole app. Most of a page depends on it, so the first answer is rendered with low priority,
 * in small tasks, and after the prerendered HTML has been hydrated. What follows is rendered at once.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data: user, isError, isFetching, isFetched, refetch } = useQuery(userQuery(useApi()));
  const status = user !== undefined ? 'known' : isError && !isFetching ? 'failed' : 'loading';
  const session = useMemo(
    () => ({ status, user: user ?? null, isVisitor: user === null, isFirst: !isFetched, refetch }) as const,
    [status, user, isFetched, refetch],
  );
  const shown = useDeferredValue(session);
  return <SessionContext value={shown.isFirst ? shown : session}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  const session = use(SessionContext);
  if (!session)
    throw new Error('useSession found none. Put <AppProviders services={…}> above this component.');
  return session;
}

const subscribeToNothing = () => () => undefined;

/**
 * Whether the visitor may turn out to be signed in. If not, a screen for visitors renders before the server has
 * answered, as in the prerendered HTML.
 */
export const useHasSessionHint = () => useSyncExternalStore(subscribeToNothing, hasSessionHint, () => false);
