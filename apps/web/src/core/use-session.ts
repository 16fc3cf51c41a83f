import { userQuery, useApi } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { hasSessionHint } from '../lib/session-hint';

const subscribeToNothing = () => () => undefined;

/** Whether this is a client render. `false` during hydration, since prerendered HTML is for no user in particular. */
const useIsClientRender = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * Whether the visitor may turn out to be signed in. If not, a screen for visitors renders before the server has
 * answered, as in the prerendered HTML.
 */
export const useHasSessionHint = () => useIsClientRender() && hasSessionHint();

/**
 * The session: `loading`, `failed` (it could not be read), or `known`, where `user` is `null` for a visitor. Until
 * `isVisitor` is known, a link for both audiences leads to the users' page, whose guard redirects visitors to the auth
 * screen.
 */
export function useSession() {
  const isClientRender = useIsClientRender();
  const { data: user, isError, refetch, isFetching } = useQuery(userQuery(useApi()));
  if (!isClientRender) return { status: 'loading', user: null, isVisitor: false, refetch } as const;
  const status = user !== undefined ? 'known' : isError && !isFetching ? 'failed' : 'loading';
  return { status, user: user ?? null, isVisitor: user === null, refetch } as const;
}
