import { onApple } from './on-apple';

/**
 * Whether a press asks for the palette of commands while its code, which knows the keys, is loading: Ctrl+K, or Cmd+K on
 * Apple's devices, by its place on keyboards without Latin letters.
 */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent) {
  const isModified = onApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (!isModified || altKey || shiftKey || repeat) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && key > '\u024f');
}
