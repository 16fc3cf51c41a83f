import { useCallback, useState } from 'react';

/**
 * Whether an element is in the viewport or at most 400 px away from it. Once true, it stays true. Also where
 * nothing can tell, such as in jsdom.
 * @returns a callback ref for the element, and the result
 */
export function useInView() {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    if (!window.IntersectionObserver) {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setInView(true);
      },
      // The second one is for an element that scrolls.
      { rootMargin: '400px', scrollMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView } as const;
}
