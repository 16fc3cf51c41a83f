/** Adds style rules by script, which the Content-Security-Policy allows; it refuses styles in the HTML. */
export function addStyles(rules = ''): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
