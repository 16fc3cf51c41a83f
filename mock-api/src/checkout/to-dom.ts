import type { Page, Tree } from './tree';

/** Converts a tree to DOM nodes. No text is parsed as markup, so it works under Trusted Types. */
export function toDom(tree: Tree): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const element = document.createElement(tree.tag);
  for (const [name, value] of Object.entries(tree.attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...tree.children.map(toDom));
  return element;
}

export function renderPage({ title, body }: Page): void {
  document.title = title;
  document.body.replaceChildren(...body.map(toDom));
  document.querySelector<HTMLElement>('[autofocus]')?.focus();
}
