import { browserStorage } from '../../lib/safe-storage';
import { BROWSER_KEYS } from '../../lib/stored';

/**
 * Whether keys without a modifier do something. They can be turned off, as WCAG 2.1.4 requires: speech input may press
 * them by accident.
 */
export const areSingleKeysOn = () => browserStorage.get(BROWSER_KEYS.quietHelpKey) === null;

export function storeSingleKeys(areOn: boolean) {
  if (areOn) browserStorage.remove(BROWSER_KEYS.quietHelpKey);
  else browserStorage.set(BROWSER_KEYS.quietHelpKey, '');
}
