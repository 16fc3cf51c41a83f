import { endpoints } from '@product/api-client';
import { keys } from '@product/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

const BEGINS: readonly unknown[] = [endpoints.login.name, endpoints.register.name];

/**
 * Calls back when the first read of the user after a login finds no session: the browser has not stored the login's
 * cookie.
 */
export function watchSignIn(queryClient: QueryClient, onNotKept: () => void) {
  let isUnconfirmed = false;
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const name = event.mutation.options.mutationKey?.[0];
    if (BEGINS.includes(name)) isUnconfirmed = true;
    if (name === endpoints.logout.name) isUnconfirmed = false;
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.action.manual || event.query.queryKey[0] !== keys.user[0]) return;
    if (isUnconfirmed && event.query.state.data === null) onNotKept();
    isUnconfirmed = false;
  });
}
