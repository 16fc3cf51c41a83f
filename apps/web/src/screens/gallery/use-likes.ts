import type { Id } from '@product/api-client';
import { useMemo, useState } from 'react';
import { browserStorage } from '../../lib/safe-storage';

/** What this person likes, kept in this browser and never sent. The same value until a like is given or taken back. */
export function useLikes(userId: Id | undefined) {
  const storageKey = `likes:${userId ?? 'visitor'}`;
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

function readLikes(storageKey: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
