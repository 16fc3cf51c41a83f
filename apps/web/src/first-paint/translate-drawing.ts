/** What a drawing says in another language. Written by the build (prerender/translation.mjs). */
export interface Translation {
  title?: string;
  description?: string;
  /** How many elements the drawing has. */
  size: number;
  /**
   * For each element that is not the same, by its number among all of the drawing: its texts, with 0 for whatever else
   * it holds, and its attributes, with `null` for those that go. 0 where nothing changes.
   */
  changes: [number, (string | 0)[] | 0, Record<string, string | null> | 0][];
}

/**
 * Makes the drawing say what it says in another language, if the app does not stand there already.
 * @param address of its translation
 */
export async function translateDrawing(address: string) {
  const isTaken = new Promise<never>((_, reject) =>
    addEventListener('take-over', () => reject(new Error('The app is here before it.'))),
  );
  // Before the code that a page names itself: that DOMContentLoaded waits for.
  const isWhole = new Promise((done) => document.addEventListener('readystatechange', done));
  const translation = fetch(address).then((response) => response.json() as Promise<Translation>);
  const [said] = await Promise.race([Promise.all([translation, isWhole]), isTaken]);
  const elements = document.querySelectorAll('[data-drawn] *');
  // An extension of the browser may have been here before.
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
