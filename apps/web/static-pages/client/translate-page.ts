/** The translation of prerendered HTML. Written by the build (prerender/translation.mjs). */
export interface Translation {
  title?: string;
  description?: string;
  /** The number of elements in the prerendered HTML. */
  size: number;
  /**
   * For each changed element: its index among all elements; its text nodes, with 0 for each other child node; and its
   * attributes, with `null` for removed ones. 0 where nothing changes.
   */
  changes: [number, (string | 0)[] | 0, Record<string, string | null> | 0][];
}

/**
 * Translates prerendered HTML, unless the app has hydrated it already.
 * @param address the URL of the translation
 */
export async function translateDrawing(address: string) {
  const isTaken = new Promise<never>((_, reject) =>
    addEventListener('take-over', () => reject(new Error('The app is here before it.'))),
  );
  // Fires before module scripts of the page's HTML run; `DOMContentLoaded` fires after them.
  const isWhole = new Promise((done) => document.addEventListener('readystatechange', done));
  const translation = fetch(address).then((response) => response.json() as Promise<Translation>);
  const [said] = await Promise.race([Promise.all([translation, isWhole]), isTaken]);
  const elements = document.querySelectorAll('[data-drawn] *');
  // A browser extension may have changed the page.
  if (elements.length !== said.size) throw new Error('This is another drawing.');
  if (said.title) document.title = said.title;
  if (said.description)
    document.querySelector('meta[name=description]')?.setAttribute('content', said.description);
  for (const [index, children, attributes] of said.changes) {
    const element = elements[index]!;
    if (children) say(element, children);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
}

function say(element: Element, children: (string | 0)[]) {
  const held = [...element.childNodes].filter((node) => node.nodeType !== Node.TEXT_NODE);
  element.replaceChildren(...children.map((child) => (child === 0 ? held.shift()! : child)));
}
