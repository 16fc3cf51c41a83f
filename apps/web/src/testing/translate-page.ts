/**
 * Does to the page what the translation of Chrome and Edge does: it replaces each text node by nested `<font>` elements,
 * and each one that comes later. The words stay the same, but for a
 * mark at their end. It needs nothing outside of itself, so that it can be sent to
 * a page as an init script.
 */
export function translatePage(mark = '') {
  const untranslated = 'script, style, textarea, svg, font, [translate=no]';

  function translate(text: Node) {
    if (text.nodeValue?.trim() === '' || text.parentElement?.closest(untranslated)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.verticalAlign = 'inherit';
    inner.style.verticalAlign = 'inherit';
    inner.textContent = `${text.nodeValue}${mark}`;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }

  function translateAll(root: Node) {
    if (root.nodeType === Node.TEXT_NODE) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  }

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (document.body?.contains(node)) translateAll(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  if (document.body) translateAll(document.body);
}
