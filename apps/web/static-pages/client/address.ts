/**
 * A path in the form that the app's links use: with a trailing slash only for the base path.
 * @param base the app's base path, with a slash at both ends
 */
export function correctPath(pathname: string, base: string) {
  const trimmed = pathname.replace(/\/+$/, '');
  return `${trimmed}/` === base ? base : trimmed || '/';
}

/** Corrects the page's address: some hosts also serve a path with a trailing slash, and the base path without one. */
export function correctAddress(base: string) {
  const address = new URL(location.href);
  address.pathname = correctPath(address.pathname, base);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
