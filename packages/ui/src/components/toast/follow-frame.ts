/**
 * Tells the toasts of a frame what Radix only notices in the window of its script: the hotkey, and whether the window has
 * the focus, without which their time stands still.
 * @returns a function that ends it
 */
export function followFrame(viewport: HTMLElement, hotkey: readonly string[]) {
  const view = viewport.ownerDocument.defaultView;
  if (!view || view === window) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const tell = (type: string) => viewport.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  const isPressed = (event: KeyboardEvent) =>
    hotkey.every((key) => event[key as keyof KeyboardEvent] || event.code === key);
  view.addEventListener('keydown', (event) => isPressed(event) && viewport.focus(), { signal });
  view.addEventListener('blur', () => tell('focusin'), { signal });
  view.addEventListener('focus', () => tell('focusout'), { signal });
  return () => controller.abort();
}
