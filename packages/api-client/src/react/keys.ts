import type { Id } from '../schema';
import { endpoints } from '../endpoints';

/** Query keys. Those of private data carry their user, so that one user's list can never be another's. */
export const keys = {
  user: [endpoints.getUser.name] as const,
  creations: (userId: Id | undefined) => [endpoints.listCreations.name, userId ?? null] as const,
  /** All users' lists of creations: to say that they must be read again. */
  allCreations: [endpoints.listCreations.name] as const,
  gallery: [endpoints.listGallery.name] as const,
};

/** The keys that outlive a session. */
const PUBLIC_NAMES: readonly unknown[] = [endpoints.getUser.name, endpoints.listGallery.name];

export const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  !PUBLIC_NAMES.includes(queryKey[0]);
