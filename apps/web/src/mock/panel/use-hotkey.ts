import { useKeyDown } from '../../lib/use-key-down';

/** Calls back on presses of a key, wherever the focus is; not with modifiers, and not on key repeat. */
export function useHotkey(key: string, onPress: () => void): void {
  useKeyDown((event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (event.key !== key || altKey || ctrlKey || metaKey || shiftKey || repeat) return;
    event.preventDefault();
    onPress();
  });
}
