import type { User } from '@product/api-client';
import { useOutletContext } from './router';

/** The signed-in user, from the guard of the protected routes. */
export function useUser(): User {
  const user = useOutletContext<User | null | undefined>();
  if (!user) throw new Error('useUser found no user. Render this component within <RequireUser>.');
  return user;
}
