import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Html } from 'parse5';

export { parse } from 'parse5';
export type { Html };

export function* elementsOf(node: Html.ParentNode): Generator<Html.Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

export const attributeOf = ({ attrs }: Html.Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** @param value `undefined` removes the attribute */
export function setAttribute(element: Html.Element, name: string, value: string | undefined) {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

/**
 * The first element with a tag name, and with an attribute if one is given.
 * @throws if there is none
 */
export function find(node: Html.ParentNode, tagName: string, attribute?: string): Html.Element {
  for (const element of elementsOf(node)) {
    if (element.tagName === tagName && (!attribute || attributeOf(element, attribute) !== undefined))
      return element;
  }
  throw new Error(`index.html has no <${[tagName, attribute].filter(Boolean).join(' ')}>.`);
}

/** The text of an element that contains nothing else. */
export const textOf = ({ childNodes }: Html.Element) =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

export function append(parent: Html.ParentNode, content: string | readonly Html.ChildNode[]) {
  const nodes = typeof content === 'string' ? parseFragment(content).childNodes : content;
  for (const node of nodes.slice()) {
    tree.detachNode(node);
    tree.appendChild(parent, node);
  }
}

export const remove = (node: Html.ChildNode) => tree.detachNode(node);
