import { PRERENDERED } from '../protocol';
import { parsed } from './parsed';
import { addStyles } from './style-sheet';

/**
 * Removes the prerendered HTML of another path before the first paint: the page is then the same as app.html.
 * @param title the page's title until the app sets one
 */
export function removePage(title: string) {
  // The first `<title>` of a document applies; the prerendered one is parsed after it.
  document.title = title;
  // Without a box, lazy images do not load and there is nothing to scroll.
  addStyles(`[${PRERENDERED}] { display: none }`);
  void parsed().then(emptyPage);
}

function emptyPage() {
  const inHead = 'head > title ~ title, head > :is([name=description], [property], [rel=canonical])';
  for (const prerendered of document.querySelectorAll(inHead)) prerendered.remove();
  for (const root of document.querySelectorAll(`[${PRERENDERED}]`)) {
    root.replaceChildren();
    root.removeAttribute(PRERENDERED);
  }
}
