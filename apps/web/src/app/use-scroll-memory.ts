import { useLayoutEffect, useRef, useState } from 'react';
import type { Location, NavigationType } from '../core/router';
import { createScrollMemory } from './scroll-memory';
import { scrollWhenTallEnough } from './scroll-when-tall-enough';
import { scrollWhenThere } from './scroll-when-there';

/**
 * Scroll restoration: a new page starts at its top or at the fragment of its address; Back restores the previous
 * position.
 */
export function useScrollMemory({ key: ownKey, pathname, hash }: Location, action: NavigationType) {
  // Entries that the browser creates share the router's key `default`.
  const key = `${ownKey} ${pathname}${hash}`;
  const [memory] = useState(createScrollMemory);
  const shown = useRef<{ key: string; pathname: string } | null>(null);

  // A layout effect runs before the app's first paint: every scroll after that is recorded.
  useLayoutEffect(() => {
    const scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const keep = () => shown.current && memory.keep(shown.current.key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', memory.store);
    return () => {
      history.scrollRestoration = scrollRestoration;
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', memory.store);
    };
  }, [memory]);

  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { key, pathname };
    // If the user scrolled before the app was mounted, the position stays: no later event will report it.
    if (!left && window.scrollY > 0) return memory.keep(key, window.scrollY);
    const kept = action === 'POP' ? memory.find(key) : undefined;
    if (kept !== undefined) return scrollWhenTallEnough(kept);
    if (hash) return scrollWhenThere(decode(hash.slice(1)));
    if (left && left.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [action, hash, key, memory, pathname]);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
