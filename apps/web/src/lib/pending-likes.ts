/** Id of a creation → whether it was liked. */
export type PendingLikes = ReadonlyMap<string, boolean>;

export const NO_LIKES: PendingLikes = new Map();

let pending = NO_LIKES;

/** Likes pressed before the user is known. Outside of the gallery, which may unmount before that; never stored. */
export const pendingLikes = {
  get: () => pending,
  set: (likes: PendingLikes) => void (pending = likes),
  /** At login and logout: they are not the next user's. */
  clear: () => void (pending = NO_LIKES),
};
