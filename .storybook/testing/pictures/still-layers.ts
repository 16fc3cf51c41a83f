/** Restore the styles that were set. */
let undo: (() => void)[] = [];

/** Makes the picture independent of whether Chromium paints a sticky element or a dialog as a layer of its own. */
export function stillLayers(page: Document) {
  for (const element of page.querySelectorAll<HTMLElement>('*')) {
    const { position } = getComputedStyle(element);
    if (position === 'sticky') unstick(element);
    if (position === 'fixed' && element.matches('[role=dialog], [role=alertdialog]')) align(element);
  }
}

export function releaseLayers() {
  for (const restore of undo) restore();
  undo = [];
}

/** Of a sticky element the text or the edge of the shadow may be missing. Where nothing is scrolled it is at its place. */
function unstick(element: HTMLElement) {
  const { top, left } = element.getBoundingClientRect();
  const restore = setStyle(element, { position: 'relative', inset: 'auto' });
  const now = element.getBoundingClientRect();
  if (now.top === top && now.left === left) undo.push(restore);
  else restore();
}

/**
 * A dialog in the middle of the window may begin at half a pixel: the positions of its lines are then rounded up or down,
 * depending on whether it was a layer of its own, which depends on time.
 */
function align(dialog: HTMLElement) {
  const { top, left } = dialog.getBoundingClientRect();
  if (Number.isInteger(top) && Number.isInteger(left)) return;
  undo.push(setStyle(dialog, { inset: `${Math.round(top)}px auto auto ${Math.round(left)}px`, margin: '0' }));
}

function setStyle({ style }: HTMLElement, values: Partial<CSSStyleDeclaration>) {
  const before = style.cssText;
  Object.assign(style, values);
  return () => void (style.cssText = before);
}
