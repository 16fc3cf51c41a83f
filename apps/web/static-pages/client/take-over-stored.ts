import { browserStorage, tabStorage } from '../../src/lib/safe-storage';
import { storageName } from '../../src/lib/storage-name';
import { BROWSER_KEYS, TAB_KEYS } from '../../src/lib/stored';

const FLAG = /^$/;
const LIST = /^\[/;
const OBJECT = /^\{/;

/** The keys of earlier versions, which had no prefix, with the form of their values: others belong to another app. */
const IN_BROWSER: [key: RegExp, value: RegExp][] = [
  [
    new RegExp(`^(${BROWSER_KEYS.sessionHint}|${BROWSER_KEYS.doneSignal}|${BROWSER_KEYS.quietHelpKey})$`),
    FLAG,
  ],
  [new RegExp(`^${BROWSER_KEYS.likes}:`), LIST],
];
const IN_TAB: [key: RegExp, value: RegExp][] = [
  [new RegExp(`^(${TAB_KEYS.draft}|${TAB_KEYS.pendingPayment})$`), OBJECT],
  [new RegExp(`^${TAB_KEYS.scroll}$`), LIST],
];

/**
 * Renames what an earlier version has stored, once: afterwards such a name is an older app's at another path of this
 * origin.
 */
export function takeOverStored() {
  try {
    if (browserStorage.get(BROWSER_KEYS.takenOver) === null && rename(window.localStorage, IN_BROWSER))
      browserStorage.set(BROWSER_KEYS.takenOver, '');
    if (tabStorage.get(BROWSER_KEYS.takenOver) === null && rename(window.sessionStorage, IN_TAB))
      tabStorage.set(BROWSER_KEYS.takenOver, '');
  } catch {
    // Storage is blocked, or full: the next page load tries again.
  }
}

/** @returns whether there was anything to rename */
function rename(storage: Storage, forms: typeof IN_BROWSER) {
  const earlier = Object.keys(storage).filter((key) =>
    forms.some(([name, form]) => name.test(key) && form.test(storage.getItem(key) ?? '')),
  );
  for (const key of earlier) {
    if (storage.getItem(storageName(key)) === null) storage.setItem(storageName(key), storage.getItem(key)!);
    storage.removeItem(key);
  }
  return earlier.length > 0;
}
