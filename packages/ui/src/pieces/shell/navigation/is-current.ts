const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Whether a link leads to the page one is on; queries and fragments do not count. */
export function isCurrent(href: string, currentPath: string | undefined): boolean {
  return currentPath !== undefined && pathOf(href) === pathOf(currentPath);
}
