/**
 * Finds what is positioned outside of the piece that it belongs to: where a host's `main` scrolls, it would make the
 * document scroll as well. Returns the elements. A skip link is above the page.
 * @param column the element around the story
 */
export const findStrays = (column: HTMLElement): string[] =>
  [...column.querySelectorAll<HTMLElement>('*:not([data-ui=skip-link])')]
    .filter(({ offsetParent }) => offsetParent?.contains(column))
    .filter((element) => getComputedStyle(element).position === 'absolute')
    .map(
      (element) =>
        `${element.closest('[data-ui]')?.getAttribute('data-ui')}: ${element.outerHTML.slice(0, 120)}`,
    );
