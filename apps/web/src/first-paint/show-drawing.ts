const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * Shows of what was drawn at build time what is for its reader.
 * @param unfit what is not: all of it, its main part, whose frame is for everybody, or nothing
 */
export function showDrawing(unfit: 'all' | 'main' | 'nothing') {
  const part = unfit === 'main' ? ' main' : '';
  sheet.replaceSync(unfit === 'nothing' ? '' : `[data-drawn]${part} { visibility: hidden }`);
  document.documentElement.toggleAttribute('data-undrawn', unfit !== 'nothing');
}
