import { addStyles } from './style-sheet';

/**
 * Removes the prerendered HTML of another path before the first paint: the page is then the same as app.html.
 * @param title the page's title until the app sets one
 */
export function dropDrawing(title: string) {
  // The first `<title>` of a document applies; the prerendered one is parsed after it.
  document.title = title;
  // Without a box, lazy images do not load and there is nothing to scroll.
  addStyles('[data-drawn] { display: none }');
  document.addEventListener('readystatechange', emptyPage, { once: true });
}

function emptyPage() {
  for (const drawn of document.querySelectorAll('head > title ~ title, head > meta[name=description]'))
    drawn.remove();
  for (const root of document.querySelectorAll<HTMLElement>('[data-drawn]')) {
    root.replaceChildren();
    delete root.dataset.drawn;
  }
}
