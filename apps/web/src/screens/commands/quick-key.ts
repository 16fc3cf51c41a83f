import { isComposing } from '@product/ui';

/** What a key opens on every screen. */
export type QuickKey = 'palette' | 'shortcuts';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/** What a press opens: Ctrl+K or Cmd+K the palette, a question mark the shortcuts. */
export function quickKeyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: Press) {
  if (repeat || altKey) return undefined;
  if (key === '?' && !ctrlKey && !metaKey) return 'shortcuts';
  // On a keyboard without Latin letters the place of the key counts.
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && ctrlKey !== metaKey && !shiftKey ? 'palette' : undefined;
}

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const OPEN_LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether something else handles the key: a text field, or a dialog or menu that is open. */
export const isHandledElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  isComposing(event) ||
  (event.target instanceof Element && event.target.closest(EDITABLE) !== null) ||
  document.querySelector(OPEN_LAYERS) !== null;
