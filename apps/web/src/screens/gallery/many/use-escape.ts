import { useEffect, useEffectEvent } from 'react';

/** Calls a function when Escape is pressed and nothing else, such as an open dialog or menu, has handled it. */
export function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
