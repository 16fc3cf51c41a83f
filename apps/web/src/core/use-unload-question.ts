import { useEffect } from 'react';

/** While active, the browser asks before the page is left or reloaded. The text of the question is the browser's. */
export function useUnloadQuestion(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [active]);
}
