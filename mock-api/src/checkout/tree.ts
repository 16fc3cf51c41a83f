type Attributes = Record<string, string | boolean | undefined>;

/** A piece of a page as plain data. A host makes text of it (`toHtml`) or elements of a document (`toDom`). */
export type Tree = string | { tag: keyof HTMLElementTagNameMap; attributes: Attributes; children: Tree[] };

/** A page before anyone has drawn it. */
export interface Page {
  title: string;
  body: Tree[];
  /** Where its form leads in the end, besides back to itself. */
  leadsTo?: string;
}

/** Usage: `h('a', { href: '/' }, 'Home')`. A child that is `false` or `undefined` is left out. */
export function h(
  tag: keyof HTMLElementTagNameMap,
  attributes: Attributes = {},
  ...children: (Tree | false | undefined)[]
): Tree {
  return { tag, attributes, children: children.filter((child) => child !== false && child !== undefined) };
}
