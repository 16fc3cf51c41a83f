import { browserStorage } from './safe-storage';
import { BROWSER_KEYS } from './stored';

/**
 * Whether the visitor may be signed in: a hint for what a page shows before the server has answered. Only the server
 * decides. The hint has no expiry: it stays until the server answers that the visitor is signed out. Always `true` if
 * the browser cannot store it.
 */
export const hasSessionHint = () =>
  browserStorage.get(BROWSER_KEYS.sessionHint) !== null || !browserStorage.lasts();

/** Stores the server's answer for the next page load. */
export function storeSessionHint(isSignedIn: boolean) {
  if (!isSignedIn) browserStorage.remove(BROWSER_KEYS.sessionHint);
  else if (browserStorage.get(BROWSER_KEYS.sessionHint) === null)
    browserStorage.set(BROWSER_KEYS.sessionHint, '');
}

/** Adds to the hint whether the user has creations, for the height that the home page reserves for them. */
export function storeHasCreations(hasCreations: boolean) {
  if (browserStorage.get(BROWSER_KEYS.sessionHint) !== null)
    browserStorage.set(BROWSER_KEYS.sessionHint, hasCreations ? 'creations' : 'none');
}

/** Whether the probably signed-in user has creations: `null` without a hint, `''` if that is not known. */
export const hintOfCreations = () => browserStorage.get(BROWSER_KEYS.sessionHint);
