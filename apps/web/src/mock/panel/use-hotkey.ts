import { useEffect, useEffectEvent } from 'react';

/** Calls back on presses of a key, wherever the focus is; not with modifiers, and not on key repeat. */
export function useHotkey(key: string, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (event.key !== key || altKey || ctrlKey || metaKey || shiftKey || repeat) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
