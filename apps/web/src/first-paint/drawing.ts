/**
 * Hides what was drawn at build time, if anything, from somebody whom it is not for.
 * @param part a selector in it, if the rest is for everybody
 */
export function hideDrawing(part = '') {
  document.documentElement.dataset.undrawn = '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-drawn] ${part} { visibility: hidden }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Whether the page shows what was drawn there for a path. */
export const isDrawn = ({ ownerDocument, dataset }: HTMLElement, path: string) =>
  dataset.drawn === path && ownerDocument.documentElement.dataset.undrawn === undefined;
