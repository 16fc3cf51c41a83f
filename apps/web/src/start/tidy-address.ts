import { ROUTES } from '../app/routes';
import { matchPath } from '../core/router';

/**
 * Writes the path of a screen as its links do. The router ignores case and a slash at the end; what compares paths, such
 * as the mark of the current link, does not.
 * @param basename with a slash at its end
 */
export function tidyAddress(basename: string): void {
  const { pathname, search, hash } = window.location;
  const below = `/${pathname.slice(basename.length)}`;
  const path = ROUTES.find((route) => matchPath(route.path, below))?.path;
  if (path === undefined || path === '*' || path === below) return;
  history.replaceState(history.state, '', basename + path.slice(1) + search + hash);
}
