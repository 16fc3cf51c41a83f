/** The parent of a node, across the edge of a shadow root. */
export const parentOf = (node: Node): Element | null =>
  node.parentElement ?? (node.parentNode as ShadowRoot | null)?.host ?? null;

/** An element and all that it is inside of. */
export const lineage = (element: Element | null): Element[] =>
  element ? [element, ...lineage(parentOf(element))] : [];

/** The language of an element's text, or nothing. */
export const languageOf = (element: Element): string =>
  lineage(element)
    .map((each) => each.getAttribute('lang'))
    .find(Boolean) ?? '';

/** Chrome and Safari list custom properties in the one, Firefox in the other. */
const namesOf = (element: Element, style: CSSStyleDeclaration): string[] =>
  'computedStyleMap' in element
    ? Array.from(element.computedStyleMap(), ([name]) => name)
    : Array.from(style);

/** Not a property of a utility of Tailwind, as the packages rename them. */
const TOKEN = /^--ui-(?!tw-)/;

/**
 * Gives a layer what it would inherit where it is opened, as far as its container differs: direction, language, theme and
 * tokens. It follows changes of them, for instance by a theme toggle inside the layer.
 * @returns a function that ends it
 */
export function inheritPlace(layer: HTMLElement, place: Element): () => void {
  const update = () => {
    const container = parentOf(layer)!;
    const [own, around] = [getComputedStyle(place), getComputedStyle(container)];
    const set = (name: string, value: string, inherited: string) => {
      if (value === inherited) layer.removeAttribute(name);
      else layer.setAttribute(name, value);
    };
    // The classes for a direction look for the attribute, which a shadow root may only have around it.
    const hasDir = layer.parentElement?.closest('[dir]') || own.direction === 'ltr';
    set('dir', own.direction, hasDir ? around.direction : '');
    set('lang', languageOf(place), languageOf(container));
    layer.className = 'ui:contents';
    layer.style.cssText = '';
    for (const name of namesOf(place, own)) {
      const value = own.getPropertyValue(name);
      if (!TOKEN.test(name) || value === around.getPropertyValue(name)) continue;
      layer.style.setProperty(name, value);
      if (name === '--ui-scheme') layer.classList.add(value.trim());
    }
  };
  update();
  const observer = new MutationObserver(update);
  for (const each of lineage(place))
    observer.observe(each, { attributeFilter: ['class', 'style', 'dir', 'lang'] });
  return () => observer.disconnect();
}

/** Where a node is: the nearest element around it, and the default container of what is opened there. */
export function placeOf(node: Node) {
  const root = node.getRootNode();
  const element = parentOf(node);
  return { element, container: 'host' in root ? (root as ShadowRoot) : node.ownerDocument!.body };
}
