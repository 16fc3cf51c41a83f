const FOCUS_EVENTS = ['focus', 'focusin', 'blur', 'focusout'] as const;

/* An insertion is undone by the keys of the browser, but the time that Chromium takes grows with the square of the lines. */
const UNDONE_UP_TO_LINES = 200;

/**
 * Puts a text into a text field as if it were typed, with the cursor at its end: React calls `onChange`, and Control+Z
 * brings the former text back. The focus stays where it is.
 */
export function writeText(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  if (field.value === text) return;
  const isWritten =
    text.split('\n').length <= UNDONE_UP_TO_LINES && withFocus(field, () => replaceByCommand(field, text));
  if (isWritten) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The one way to change a text that the browser can undo. Deprecated, and without a successor. */
function replaceByCommand(field: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  const page = field.ownerDocument;
  field.select();
  // A test environment has no commands.
  return page.execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false;
}

/** Commands change the focused field. The page does not notice that the focus goes there and back. */
function withFocus(field: HTMLElement, act: () => boolean): boolean {
  const { activeElement } = field.getRootNode() as Document | ShadowRoot;
  if (activeElement === field) return act();
  const view = field.ownerDocument.defaultView;
  const hide = (event: Event) => event.stopImmediatePropagation();
  for (const type of FOCUS_EVENTS) view?.addEventListener(type, hide, true);
  try {
    field.focus({ preventScroll: true });
    return act();
  } finally {
    field.blur();
    (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
    for (const type of FOCUS_EVENTS) view?.removeEventListener(type, hide, true);
  }
}
