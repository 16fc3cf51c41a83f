'use client';

import { useCallback, useState } from 'react';

/** What is this close to the window is about to be seen. */
const MARGIN = '400px';

/**
 * Whether an element is in sight or close to it; once it was, it stays so. For what is asked for only when somebody is
 * about to see it.
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
