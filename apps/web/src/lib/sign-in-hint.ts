import { browserStorage } from './safe-storage';

const NAME = 'signedIn';

/**
 * Whether somebody may be signed in on this browser: what a page shows before the server has said who is here. Only the
 * server knows, and only it decides anything. Where nothing can be kept, nothing is known.
 */
export const mayBeSignedIn = () => browserStorage.get(NAME) !== null || !browserStorage.lasts();

/** Keeps what the server has said, for the next page. */
export function keepSignInHint(isSignedIn: boolean) {
  if (isSignedIn) browserStorage.set(NAME, '');
  else browserStorage.remove(NAME);
}
