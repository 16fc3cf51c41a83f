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

interface ShownFilter {
  filter: GalleryFilter;
  /** The tab, and its entry of the history. */
  entry: string;
  /** The filter that was last read from the address, or written to it. */
  written: string;
}

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
  const [shown, setShown] = useState<ShownFilter>(() => ({
    entry,
    filter:
      sessionFilters.get(entry) ?? (inAddress ? filterOf(search, tab) : (sessionFilters.get(tab) ?? {})),
    written: inAddress,
  }));
  const delay = useRef(0);

  // Back, Forward, a link or this hook has changed the entry.
  if (entry !== shown.entry) {
    const isWritten = inAddress === shown.written;
    const kept = sessionFilters.get(entry) ?? (isWritten ? shown.filter : filterOf(search, tab));
    setShown({ entry, filter: kept, written: inAddress });
  }
  const { filter, written } = shown;

  useEffect(() => {
    sessionFilters.set(tab, filter);
    sessionFilters.set(entry, filter);
    const next = textOf(filter);
    if (!isSettled || next === written) return;
    const timer = setTimeout(() => {
      setShown((now) => ({ ...now, written: next }));
      setSearch(
        (before) => {
          if (next) before.set('tab', tab);
          return writeFilter(before, filter);
        },
        { replace: true },
      );
    }, delay.current);
    return () => clearTimeout(timer);
  }, [tab, isSettled, entry, filter, written, setSearch]);

  const change = (next: GalleryFilter) => {
    delay.current = next.query && next.query !== filter.query ? ADDRESS_DELAY_MS : 0;
    setShown((now) => ({ ...now, filter: next }));
  };
  return [filter, change] as const;
}
