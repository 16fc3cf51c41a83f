import { userQuery, useApi } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { mayBeSignedIn } from '../lib/sign-in-hint';

const never = () => () => undefined;

/** Whether this is the app's own drawing, not the taking over of what was drawn at build time, for nobody yet. */
const useOwnDrawing = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether somebody may turn out to be signed in. Where nobody is expected, a screen for visitors need not wait for the
 * server to say so; it is drawn like that at build time, too.
 */
export const useSomebodyExpected = () => useOwnDrawing() && mayBeSignedIn();

/** Who is here: still unknown (`loading`), not to be found out (`failed`), or `known` as a user or nobody. */
export function useSession() {
  const isOwn = useOwnDrawing();
  const { data: user, isError, refetch, isFetching } = useQuery(userQuery(useApi()));
  if (!isOwn) return { status: 'loading', user: null, refetch } as const;
  const status = user !== undefined ? 'known' : isError && !isFetching ? 'failed' : 'loading';
  return { status, user: user ?? null, refetch } as const;
}
