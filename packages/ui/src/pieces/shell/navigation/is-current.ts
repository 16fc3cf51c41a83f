/** A fragment that is a path, as `#/gallery`, belongs to it. */
const pathOf = (href: string) => href.replace(/(?:\?|#(?!\/)).*$/, '').replace(/(?<=.)\/$/, '');

/** Whether a link leads to the current page, ignoring query and fragment. */
export function isCurrent(href: string, currentPath: string | undefined): boolean {
  return currentPath !== undefined && pathOf(href) === pathOf(currentPath);
}
