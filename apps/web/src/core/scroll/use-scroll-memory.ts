import { readStored } from '@product/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Location, NavigationType } from '../router';
import { scrollWhenRendered, scrollWhenTallEnough } from './scroll-when';
import { tabStorage } from '../../lib/safe-storage';
import { TAB_KEYS } from '../../lib/stored';

/**
 * Scroll restoration: a new page starts at its top or at the fragment of its address; Back restores the previous
 * position.
 */
export function useScrollMemory(
  { key: locationKey, pathname, ...location }: Location,
  action: NavigationType,
) {
  // One with values is a recipe, which is not to be stored and names no element.
  const hash = location.hash.includes('=') ? '' : location.hash;
  // Entries that the browser creates share the router's key `default`.
  const key = `${locationKey} ${pathname}${hash}`;
  const [memory] = useState(createScrollMemory);
  const renderedEntry = useRef<{ key: string; pathname: string } | null>(null);

  // A layout effect runs before the app's first paint: every scroll after that is recorded.
  useLayoutEffect(() => {
    const scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const savePosition = () => renderedEntry.current && memory.set(renderedEntry.current.key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    window.addEventListener('pagehide', memory.store);
    return () => {
      history.scrollRestoration = scrollRestoration;
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('pagehide', memory.store);
    };
  }, [memory]);

  useLayoutEffect(() => {
    const previous = renderedEntry.current;
    renderedEntry.current = { key, pathname };
    // The entry of a layer over the page, or the page again.
    if (previous?.key === key) return undefined;
    // If the user scrolled before the app was mounted, the position stays: no later event will report it.
    if (!previous && window.scrollY > 0) return memory.set(key, window.scrollY);
    const savedTop = action === 'POP' ? memory.get(key) : undefined;
    if (savedTop !== undefined) return scrollWhenTallEnough(savedTop);
    if (hash) return scrollWhenRendered(decode(hash.slice(1)));
    // An entry of the same page begins where the page is: no scroll event reports it.
    if (previous?.pathname === pathname) return memory.set(key, window.scrollY);
    if (previous) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [action, hash, key, memory, pathname]);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

const MAX_ENTRIES = 50;

/** Scroll positions in px by history entry, kept for the lifetime of the tab. No content of the page. */
interface ScrollMemory {
  set: (key: string, top: number) => void;
  get: (key: string) => number | undefined;
  /** Saves the latest positions to session storage for the next page load. */
  store: () => void;
}

function createScrollMemory(): ScrollMemory {
  const tops = new Map(read());
  return {
    set(key, top) {
      tops.delete(key);
      tops.set(key, top);
    },
    get: (key) => tops.get(key),
    store: () => tabStorage.set(TAB_KEYS.scroll, JSON.stringify([...tops].slice(-MAX_ENTRIES))),
  };
}

function read(): [string, number][] {
  const stored = readStored<unknown[]>(tabStorage.get(TAB_KEYS.scroll));
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
