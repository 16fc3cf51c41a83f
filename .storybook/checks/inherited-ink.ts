/** A colour that no token has. */
const HOSTILE = 'rgb(1, 2, 3)';

/** `transition` would keep the former colour for a moment. */
const RULES = `body { color: ${HOSTILE} !important } *, ::before, ::after { transition: none !important }`;

const OURS = '[data-ui], [class^="ui:"], [class*=" ui:"]';

/**
 * Finds elements of the library that draw a ground and leave the colour of the text on it to the page: with another
 * theme around, it may be the same as the ground. Returns one sentence for each.
 */
export function findInheritedInk({ body, adoptedStyleSheets }: Document): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  adoptedStyleSheets.push(sheet);
  try {
    const faults = [...body.querySelectorAll<Element>('*')].flatMap((element) => {
      if (!showsInk(element) || getComputedStyle(element).color !== HOSTILE) return [];
      const ground = groundOf(element);
      return ground?.matches(OURS)
        ? [`${nameOf(ground)} draws a ground without an ink: ${element.outerHTML.slice(0, 120)}`]
        : [];
    });
    return [...new Set(faults)];
  } finally {
    adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(sheet), 1);
  }
}

const showsInk = (element: Element) =>
  element.localName === 'svg' ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function groundOf(element: Element): Element | undefined {
  for (let ground: Element | null = element; ground; ground = ground.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(ground);
    if (backgroundImage !== 'none' || !/^transparent$|[,/] 0\)$/.test(backgroundColor)) return ground;
  }
  return undefined;
}

const nameOf = (element: Element) =>
  element.closest('[data-ui]')?.getAttribute('data-ui') ?? element.localName;
