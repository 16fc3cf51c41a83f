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
  if (isSignedIn) browserStorage.set(BROWSER_KEYS.sessionHint, '');
  else browserStorage.remove(BROWSER_KEYS.sessionHint);
}
