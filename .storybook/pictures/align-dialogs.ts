/**
 * Moves fixed dialogs to whole pixels. One in the middle of the window may begin at half a pixel, and Chromium then rounds
 * the positions of its lines up or down, depending on whether it was a layer of its own, which depends on time.
 */
export function alignDialogs(page: Document) {
  for (const { style, rect } of fixedDialogs(page)) {
    if (Number.isInteger(rect.top) && Number.isInteger(rect.left)) continue;
    style.inset = `${Math.round(rect.top)}px auto auto ${Math.round(rect.left)}px`;
    style.margin = '0';
  }
}

/** Lets dialogs follow the size of the window again. */
export function releaseDialogs(page: Document) {
  for (const { style } of fixedDialogs(page)) {
    style.inset = '';
    style.margin = '';
  }
}

const fixedDialogs = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
    .filter((dialog) => getComputedStyle(dialog).position === 'fixed')
    .map((dialog) => ({ style: dialog.style, rect: dialog.getBoundingClientRect() }));
