import type { Key } from 'react';

/** Ids as they come from anywhere: one that comes again is told apart by its place. */
export function distinctKeys(drawn: readonly { item: { id: Key }; index: number }[]): Key[] {
  const seen = new Set<Key>();
  return drawn.map(({ item: { id }, index }) => {
    if (seen.has(id)) return `${id} again at ${index}`;
    seen.add(id);
    return id;
  });
}
