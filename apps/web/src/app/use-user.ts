import type { User } from '@product/api-client';
import { useOutletContext } from './router';

/** The signed-in user, within the protected routes. */
export const useUser = () => useOutletContext<User>();
