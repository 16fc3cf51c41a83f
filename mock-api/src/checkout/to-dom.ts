import type { Page, Tree } from './tree';

/** A tree as nodes of this document. No text is ever read as markup, so it holds under Trusted Types. */
export function toDom(tree: Tree): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const element = document.createElement(tree.tag);
  for (const [name, value] of Object.entries(tree.attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...tree.children.map(toDom));
  return element;
}

/** Puts a page in the place of whatever this document shows. */
export function drawPage({ title, body }: Page): void {
  document.title = title;
  document.body.replaceChildren(...body.map(toDom));
  document.querySelector<HTMLElement>('[autofocus]')?.focus();
}
