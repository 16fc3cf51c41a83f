import type { Id } from '@product/api-client';
import { useMemo, useState } from 'react';
import { browserStorage } from '../../lib/safe-storage';
import { likesKey, type LikesKey } from '../../lib/stored';

/** The user's likes, stored in this browser and never sent. The returned object is stable until a like changes. */
export function useLikes(userId: Id | undefined) {
  const storageKey = likesKey(userId);
  const [likes, setLikes] = useState(() => readLikes(storageKey));
  return useMemo(
    () => ({
      isLiked: (id: Id) => likes.has(String(id)),
      toggle(id: Id) {
        const next = new Set(likes);
        if (!next.delete(String(id))) next.add(String(id));
        setLikes(next);
        browserStorage.set(storageKey, JSON.stringify([...next]));
      },
    }),
    [likes, storageKey],
  );
}

function readLikes(storageKey: LikesKey): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
