import { useEffect, useEffectEvent } from 'react';

export function useKeyDown(listener: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}
