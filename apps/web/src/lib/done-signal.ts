import { browserStorage } from './safe-storage';
import { BROWSER_KEYS } from './stored';

/** Whether a generation that ends while the page is hidden is signalled. Off unless the user has turned it on. */
export const isSignalOn = () => browserStorage.get(BROWSER_KEYS.doneSignal) !== null;

export function storeSignal(isOn: boolean) {
  if (isOn) browserStorage.set(BROWSER_KEYS.doneSignal, '');
  else browserStorage.remove(BROWSER_KEYS.doneSignal);
}
