import type { User } from '@product/api-client';
import { useOutletContext } from './router';

/** The signed-in user. Only for components within the protected routes. */
export const useUser = () => useOutletContext<User>();
