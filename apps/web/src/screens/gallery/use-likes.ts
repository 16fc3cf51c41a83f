import type { Id } from '@product/api-client';
import { useLayoutEffect, useMemo, useState } from 'react';
import { browserStorage } from '../../lib/safe-storage';
import { likesKey } from '../../lib/stored';

type Changes = ReadonlyMap<string, boolean>;
const NO_CHANGES: Changes = new Map();

/** What was pressed before the user was known. Kept here, since the wall may be left before that. */
let pressedBefore: Changes = NO_CHANGES;

/**
 * The user's likes, stored in this browser and never sent. What is pressed while the user loads is stored for the user
 * who arrives. The returned object is stable until a like changes.
 */
export function useLikes(userId: Id | undefined, isUserLoading = false) {
  const storageKey = likesKey(userId);
  const stored = browserStorage.get(storageKey);
  const [changes, setChanges] = useState(() => pressedBefore);
  const likes = useMemo(() => applyChanges(parseLikes(stored), changes), [stored, changes]);

  useLayoutEffect(() => {
    if (isUserLoading) pressedBefore = changes;
    if (isUserLoading || changes === NO_CHANGES) return;
    pressedBefore = NO_CHANGES;
    browserStorage.set(storageKey, JSON.stringify([...likes]));
    setChanges(NO_CHANGES);
  }, [isUserLoading, changes, likes, storageKey]);

  return useMemo(
    () => ({
      isLiked: (id: Id) => likes.has(String(id)),
      toggle: (id: Id) => setChanges((before) => new Map(before).set(String(id), !likes.has(String(id)))),
    }),
    [likes],
  );
}

function parseLikes(stored: string | null): ReadonlySet<string> {
  try {
    const likes: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(likes) ? likes.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function applyChanges(likes: ReadonlySet<string>, changes: Changes): ReadonlySet<string> {
  const changed = new Set(likes);
  for (const [id, isLiked] of changes) {
    if (isLiked) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}
