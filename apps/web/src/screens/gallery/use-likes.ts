import type { Id } from '@product/api-client';
import { readStored } from '@product/domain';
import { useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { browserStorage } from '../../lib/safe-storage';
import { NO_LIKES, pendingLikes, type PendingLikes } from '../../lib/pending-likes';
import { likesKey } from '../../lib/stored';

/**
 * The user's likes, stored in this browser and never sent. Likes that are pressed while the user loads are stored for that
 * user. The returned object is stable until a like changes.
 */
export function useLikes(userId: Id | undefined, isUserLoading = false) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const storageKey = likesKey(userId);
  const stored = browserStorage.get(storageKey);
  const pending = pendingLikes.get();
  const isLoading = useRef(isUserLoading);
  const likes = useMemo(() => applyChanges(parseLikes(stored), pending), [stored, pending]);

  useLayoutEffect(() => {
    isLoading.current = isUserLoading;
    if (isUserLoading || pending === NO_LIKES) return;
    pendingLikes.clear();
    browserStorage.set(storageKey, JSON.stringify([...likes]));
  }, [isUserLoading, pending, likes, storageKey]);

  return useMemo(
    () => ({
      isLiked: (id: Id) => likes.has(String(id)),
      toggle: (id: Id) => {
        const changes = new Map(pendingLikes.get()).set(String(id), !likes.has(String(id)));
        if (isLoading.current) pendingLikes.set(changes);
        else {
          const changed = applyChanges(parseLikes(browserStorage.get(storageKey)), changes);
          browserStorage.set(storageKey, JSON.stringify([...changed]));
        }
        rerender();
      },
    }),
    [likes, storageKey],
  );
}

function parseLikes(stored: string | null): ReadonlySet<string> {
  const likes = readStored<unknown[]>(stored);
  return new Set(Array.isArray(likes) ? likes.filter((id) => typeof id === 'string') : []);
}

function applyChanges(likes: ReadonlySet<string>, changes: PendingLikes): ReadonlySet<string> {
  const changed = new Set(likes);
  for (const [id, isLiked] of changes) {
    if (isLiked) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}
