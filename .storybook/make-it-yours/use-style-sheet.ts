import { useInsertionEffect } from 'react';

/** Adds a stylesheet to the page, after all others. Nothing is added for an empty text. */
export function useStyleSheet(css: string) {
  useInsertionEffect(() => {
    if (!css) return undefined;
    return adopt(document, css);
  }, [css]);
}

export function adopt(page: Document, css: string) {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
