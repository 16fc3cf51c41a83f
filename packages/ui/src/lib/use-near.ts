'use client';

import { useCallback, useState } from 'react';

/** Distance from the viewport at which an element counts as near. */
const MARGIN = '400px';

/**
 * Whether an element is in the viewport or within 400 px of it. Once true, it stays true. For content that is loaded
 * only when the user is about to see it.
 * @returns `ref` for the element, and `isNear`
 */
export function useNear() {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear } as const;
}
