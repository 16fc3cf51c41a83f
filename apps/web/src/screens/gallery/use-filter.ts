import type { GalleryFilter } from '@product/domain';
import type { GalleryTab } from '@product/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from '../../core/router';
import { sessionFilters } from '../../lib/session-filters';
import { readFilter, writeFilter } from './filter-address';

/** Typing would otherwise change the address at each key press: Safari allows 100 changes in 30 seconds. */
const ADDRESS_DELAY_MS = 400;

const textOf = (filter: GalleryFilter) => writeFilter(new URLSearchParams(), filter).toString();

/** The filter in an address, unless it is that of another tab: after a logout the address may contain the user's. */
const filterOf = (search: URLSearchParams, tab: GalleryTab) =>
  (search.get('tab') ?? tab) === tab ? readFilter(search) : {};

/**
 * The filter of a tab. It is read from the address, or is the one that the tab had last if the address has none. The
 * address follows a choice at once and a typed search after a delay, and names the tab. Until then the entry of the
 * history has its filter in memory: after leaving it and coming back, the typed text is there.
 * @param isSettled whether the tab stays. While the user is loading, a visitor's tab may give way to that of a user, whose
 *   filter the address may have.
 */
export function useFilter(tab: GalleryTab, isSettled = true) {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const entry = `${tab} ${key}`;
  const inAddress = textOf(readFilter(search));
  const [filter, setFilter] = useState<GalleryFilter>(
    () => sessionFilters.get(entry) ?? (inAddress ? filterOf(search, tab) : (sessionFilters.get(tab) ?? {})),
  );
  const lastWritten = useRef(inAddress);
  const lastEntry = useRef(entry);
  const delay = useRef(0);

  // Back, Forward, a link or this hook has changed the entry.
  useEffect(() => {
    if (entry === lastEntry.current) return;
    lastEntry.current = entry;
    const isWritten = inAddress === lastWritten.current;
    lastWritten.current = inAddress;
    const kept = sessionFilters.get(entry) ?? (isWritten ? undefined : filterOf(search, tab));
    if (kept) setFilter(kept);
  }, [entry, inAddress, search, tab]);

  useEffect(() => {
    sessionFilters.set(tab, filter);
    sessionFilters.set(entry, filter);
    const next = textOf(filter);
    if (!isSettled || next === lastWritten.current) return;
    const timer = setTimeout(() => {
      lastWritten.current = next;
      setSearch(
        (before) => {
          if (next) before.set('tab', tab);
          return writeFilter(before, filter);
        },
        { replace: true },
      );
    }, delay.current);
    return () => clearTimeout(timer);
  }, [tab, isSettled, entry, filter, setSearch]);

  const change = (next: GalleryFilter) => {
    delay.current = next.query && next.query !== filter.query ? ADDRESS_DELAY_MS : 0;
    setFilter(next);
  };
  return [filter, change] as const;
}
