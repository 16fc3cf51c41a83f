import type { Id } from '../schema';
import { calls } from '../calls';

/** Query keys. Those of private data carry their user, so that one user's list can never be another's. */
export const keys = {
  user: [calls.getUser.name] as const,
  creations: (userId: Id | undefined) => [calls.listCreations.name, userId ?? null] as const,
  /** All users' lists of creations: to say that they must be read again. */
  allCreations: [calls.listCreations.name] as const,
  gallery: [calls.listGallery.name] as const,
};

/** The keys that outlive a session. */
const PUBLIC_NAMES: readonly unknown[] = [calls.getUser.name, calls.listGallery.name];

export const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  !PUBLIC_NAMES.includes(queryKey[0]);
