import { useEffect } from 'react';

/** While active, the browser asks before the page is left or reloaded. It words the question itself. */
export function useUnloadQuestion(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active]);
}
