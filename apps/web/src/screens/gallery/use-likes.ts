import type { Id } from '@product/api-client';
import { useState } from 'react';
import { browserStorage } from '../../lib/safe-storage';

/** What this person likes, kept in this browser and never sent. */
export function useLikes(userId: Id | undefined) {
  const storageKey = `likes:${userId ?? 'visitor'}`;
  const [likes, setLikes] = useState(() => readLikes(storageKey));
  const toggle = (id: Id) => {
    const next = new Set(likes);
    if (!next.delete(String(id))) next.add(String(id));
    setLikes(next);
    browserStorage.set(storageKey, JSON.stringify([...next]));
  };
  return { isLiked: (id: Id) => likes.has(String(id)), toggle };
}

function readLikes(storageKey: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
