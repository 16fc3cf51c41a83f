import { englishKey, isComposing } from '@product/ui';
import { onApple } from '../../lib/on-apple';

/** What a key opens on every screen. */
export type QuickDialog = 'palette' | 'shortcuts';
/** An action on what the screen shows, by its `data-action`. */
export type PageAction = 'save' | 'download' | 'like' | 'delete';
export type QuickKey = QuickDialog | 'search' | PageAction;

/** The keys of actions, as `SHORTCUTS` shows them. */
export const ACTION_KEYS = { search: '/', save: 'S', download: 'D', like: 'L' } as const satisfies Partial<
  Record<QuickKey, string>
>;

/** Keys without a modifier that type a character, which can be turned off. */
const SINGLE_KEYS = new Map<string, QuickKey>([
  ['?', 'shortcuts'],
  ...Object.entries(ACTION_KEYS).map(([action, key]) => [key.toLowerCase(), action as QuickKey] as const),
]);

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/**
 * What a press means: Ctrl+K or Cmd+K opens the palette; the others are keys without a modifier.
 * @param hasSingleKeys whether keys count that type a character
 */
export function quickKeyOf(press: Press, hasSingleKeys = true): QuickKey | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  if (repeat || altKey) return undefined;
  const key = englishKey(press);
  if (ctrlKey || metaKey) {
    const isPalette = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
    return isPalette ? 'palette' : undefined;
  }
  // Apple's keyboards name the key Delete that deletes to the left.
  if (key === 'Delete' || (key === 'Backspace' && onApple())) return 'delete';
  if (!hasSingleKeys) return undefined;
  // With Caps Lock a letter is a capital one.
  return SINGLE_KEYS.get(shiftKey ? key : key.toLowerCase());
}

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Fields that type no text. */
const CONTROLS = '[type=checkbox], [type=radio], [type=range], [type=button], [type=submit]';

/** Whether something else handles the key: a text field, or an input method. */
export function isHandledElsewhere(event: KeyboardEvent, key: QuickKey): boolean {
  const { target } = event;
  if (event.defaultPrevented || isComposing(event) || !(target instanceof Element)) return true;
  const isTyping = target.closest(EDITABLE) !== null && !target.matches(CONTROLS);
  // The palette opens from a field as well, except by Ctrl+K on Apple's devices, which deletes the rest of a line.
  return isTyping && !(key === 'palette' && !(event.ctrlKey && onApple()));
}
