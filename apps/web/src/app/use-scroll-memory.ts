import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from './router';
import { createScrollMemory } from './scroll-memory';
import { scrollWhenTallEnough } from './scroll-when-tall-enough';
import { scrollWhenThere } from './scroll-when-there';

/** A new page begins at its top, or at the part that the address names; Back finds the page as it was left. */
export function useScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const action = useNavigationType();
  const [memory] = useState(createScrollMemory);
  // The first page is where it is: who has scrolled it before the app was here stays there.
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const keep = () => memory.keep(shown.current.key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', memory.store);
    return () => {
      history.scrollRestoration = scrollRestoration;
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', memory.store);
    };
  }, [memory]);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    const kept = action === 'POP' ? memory.find(key) : undefined;
    if (kept !== undefined) return scrollWhenTallEnough(kept);
    if (hash) return scrollWhenThere(decode(hash.slice(1)));
    if (!isSamePage) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [action, hash, key, memory, pathname]);
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
