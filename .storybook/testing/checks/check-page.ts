/** Fails if the page is empty, since it has no violations then. Components without text count if they take up space. */
export function checkContent() {
  const { body } = document;
  const hasSize = (element: Element) => element.getClientRects().length > 0 && element.clientWidth > 0;
  if (body.innerText.trim() === '' && ![...body.querySelectorAll('[data-ui], input')].some(hasSize)) {
    throw new Error(
      'The story shows nothing: there is no text, and no component of the library takes up space.',
    );
  }
}

/** Fails if the page is wider than the window, since reading it would take horizontal scrolling. */
export function checkWidth(circumstances: string) {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    throw new Error(
      `In ${circumstances} the page is ${scrollWidth - clientWidth} px wider than the window: ${widest()}.`,
    );
  }
}

function widest(): string {
  const width = document.documentElement.clientWidth;
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > width + 1;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
    .slice(0, 3)
    .join(' | ');
}
