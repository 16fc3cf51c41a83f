type Attributes = Record<string, string | boolean | undefined>;

/** A part of a page as plain data. A host converts it to HTML (`toHtml`) or to DOM nodes (`toDom`). */
export type Tree = string | { tag: keyof HTMLElementTagNameMap; attributes: Attributes; children: Tree[] };

export interface Page {
  title: string;
  body: Tree[];
  /** Origin of the form's final redirect, if it is not the page's own. */
  redirectOrigin?: string;
}

/** Creates an element: `h('a', { href: '/' }, 'Home')`. Children that are `false` or `undefined` are omitted. */
export function h(
  tag: keyof HTMLElementTagNameMap,
  attributes: Attributes = {},
  ...children: (Tree | false | undefined)[]
): Tree {
  return { tag, attributes, children: children.filter((child) => child !== false && child !== undefined) };
}
