/** A colour that no token has. */
const HOSTILE = 'rgb(1, 2, 3)';

/** `transition` would keep the former colour for a moment. */
const RULES = `body { color: ${HOSTILE} !important } *, ::before, ::after { transition: none !important }`;

const LIBRARY_SELECTOR = '[data-ui], [class^="ui:"], [class*=" ui:"]';

/**
 * Finds elements of the library that set a background and inherit the colour of the text on it: in a page with another
 * theme, it may be the same as the background. Returns one sentence for each.
 */
export function findInheritedColours({ body, adoptedStyleSheets }: Document): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  adoptedStyleSheets.push(sheet);
  try {
    const faults = [...body.querySelectorAll<Element>('*')].flatMap((element) => {
      if (!hasForeground(element) || getComputedStyle(element).color !== HOSTILE) return [];
      const background = backgroundElementOf(element);
      return background?.matches(LIBRARY_SELECTOR)
        ? [
            `${nameOf(background)} sets a background without a text colour: ${element.outerHTML.slice(0, 120)}`,
          ]
        : [];
    });
    return [...new Set(faults)];
  } finally {
    adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(sheet), 1);
  }
}

const hasForeground = (element: Element) =>
  element.localName === 'svg' ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function backgroundElementOf(element: Element): Element | undefined {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(current);
    if (backgroundImage !== 'none' || !/^transparent$|[,/] 0\)$/.test(backgroundColor)) return current;
  }
  return undefined;
}

const nameOf = (element: Element) =>
  element.closest('[data-ui]')?.getAttribute('data-ui') ?? element.localName;
