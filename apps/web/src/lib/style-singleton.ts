import { useEffect } from 'react';

/**
 * Replaces react-style-singleton, which the dialogs' scroll lock uses: applies rules while any component needs them. It
 * adds a constructed style sheet instead of a <style> element, so that the Content-Security-Policy can refuse inline
 * styles.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  const add = (rules: string) => {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  return function Rules({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
