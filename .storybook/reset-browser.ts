import { clearUserData, setStorageNames, storageName } from '@product/web/testing';

setStorageNames((key) => `story:${key}`);

/**
 * Clears what stories store and what the app keeps in memory, so that a story does not depend on the one before it.
 * Storybook's own settings stay, and so does what other pages of its origin store.
 */
export function resetBrowser() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(storageName(''))) storage.removeItem(key);
  }
  clearUserData();
}
