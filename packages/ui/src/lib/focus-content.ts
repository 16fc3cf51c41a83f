/** Handler of `onOpenAutoFocus` that gives the focus to the dialog itself instead of to its first control. */
export function focusContent(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
