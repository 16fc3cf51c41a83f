import type { Id } from '../schema';
import { calls } from '../calls';

/** Query keys. Those of private data include the user's id, so that a list is never shown to another user. */
export const keys = {
  user: [calls.getUser.name] as const,
  creations: (userId: Id | undefined) => [calls.listCreations.name, userId ?? null] as const,
  /** Prefix of all users' lists of creations, for invalidation. */
  allCreations: [calls.listCreations.name] as const,
  gallery: [calls.listGallery.name] as const,
};

/** The queries that are kept when the session changes. */
const PUBLIC_NAMES: readonly unknown[] = [calls.getUser.name, calls.listGallery.name];

export const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  !PUBLIC_NAMES.includes(queryKey[0]);
