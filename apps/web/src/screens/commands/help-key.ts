import { browserStorage } from '../../lib/safe-storage';
import { BROWSER_KEYS } from '../../lib/stored';

/**
 * Whether a question mark shows the shortcuts. It can be turned off, as WCAG 2.1.4 requires for keys without a modifier:
 * speech input may press them by accident.
 */
export const isHelpKeyOn = () => browserStorage.get(BROWSER_KEYS.quietHelpKey) === null;

export function storeHelpKey(isOn: boolean) {
  if (isOn) browserStorage.remove(BROWSER_KEYS.quietHelpKey);
  else browserStorage.set(BROWSER_KEYS.quietHelpKey, '');
}
