import { useEffect, type RefObject } from 'react';

/**
 * Keeps the page from scrolling while the component is mounted, and in its place when the scroll bar disappears. The
 * rules are a constructed style sheet: a strict Content-Security-Policy refuses a `<style>` element.
 * @param inside an element of the component, in whose document the page is
 */
export function useScrollLock(inside: RefObject<Element | null>) {
  useEffect(() => {
    const page = inside.current?.ownerDocument ?? document;
    // jsdom has none, and nothing to scroll.
    if (!('adoptedStyleSheets' in page)) return undefined;
    // Each layer has its own: one that is added to a locked page repeats what is in force.
    const sheet = lockingSheet(page);
    page.adoptedStyleSheets.push(sheet);
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [inside]);
}

function lockingSheet(page: Document) {
  const { documentElement, body } = page;
  const view = page.defaultView ?? window;
  // The window takes its `overflow` from `body`, unless `html` sets its own.
  const scroller = view.getComputedStyle(documentElement).overflowY === 'visible' ? 'body' : 'html';
  const bar = Math.max(0, view.innerWidth - documentElement.clientWidth);
  const margin = parseFloat(view.getComputedStyle(body).marginRight) || 0;
  // A document takes sheets of its own window only.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    `${scroller}{overflow:hidden!important;overscroll-behavior:contain}body{margin-right:${margin + bar}px!important}`,
  );
  return sheet;
}
