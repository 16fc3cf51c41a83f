import { useEffect, useEffectEvent } from 'react';

/** Calls the listener on every key press in the window. */
export function useKeyDown(listener: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}
