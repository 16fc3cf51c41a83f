import type { Id } from '../schema';
import { endpoints } from '../endpoints';

/** Query keys. Those of private data include the user's id, so that a list is never shown to another user. */
export const keys = {
  user: [endpoints.getUser.name] as const,
  creations: (userId: Id | undefined) => [endpoints.listCreations.name, userId ?? null] as const,
  /** Prefix of all users' lists of creations, for invalidation. */
  allCreations: [endpoints.listCreations.name] as const,
  gallery: [endpoints.listGallery.name] as const,
};

/** The queries that are kept when the session changes. */
const PUBLIC_NAMES: readonly unknown[] = [endpoints.getUser.name, endpoints.listGallery.name];

export const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  !PUBLIC_NAMES.includes(queryKey[0]);
