import type { GalleryFilter } from '@product/domain';
import type { GalleryWall } from '@product/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from '../../core/router';
import { keptFilters } from '../../lib/kept-filters';
import { readFilter, writeFilter } from './filter-address';

/** The filter of a tab, in the address; an address without one gets the filter that the tab had last. */
export function useFilter(wall: GalleryWall) {
  const [search, setSearch] = useSearchParams();
  const written = writeFilter(new URLSearchParams(), readFilter(search)).toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(written)), [written]);
  const setFilter = useCallback(
    (next: GalleryFilter) => {
      keptFilters.delete(wall);
      setSearch((before) => writeFilter(before, next), { replace: true });
    },
    [setSearch, wall],
  );
  const kept = keptFilters.get(wall);
  useEffect(() => {
    if (written) keptFilters.set(wall, written);
    else if (kept) setFilter(readFilter(new URLSearchParams(kept)));
  }, [wall, written, kept, setFilter]);
  return [filter, setFilter] as const;
}
