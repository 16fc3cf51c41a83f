import type { Key } from 'react';

/** React keys from ids that may repeat: a repeated id is made unique by its index. */
export function distinctKeys(cells: readonly { item: { id: Key }; index: number }[]): Key[] {
  const seen = new Set<Key>();
  return cells.map(({ item: { id }, index }) => {
    if (seen.has(id)) return `${id} again at ${index}`;
    seen.add(id);
    return id;
  });
}
