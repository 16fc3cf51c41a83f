'use client';

import { useCallback, useState } from 'react';

/**
 * Whether an element is in the viewport or near it. Once true, it stays true.
 * @param rootMargin distance from the viewport that counts as near; default: 400px
 * @returns a callback ref for the element, and the result
 */
export function useInView(rootMargin = '400px') {
  const [isInView, setInView] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          setInView(true);
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin],
  );
  return { ref, isInView } as const;
}
