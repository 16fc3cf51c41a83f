import type { ResultStorage } from '@product/studio';
import { tabStorage } from './safe-storage';
import { TAB_KEYS } from './stored';

/** The results of the session, stored for the lifetime of the tab. */
export const storedResults: ResultStorage = {
  get: () => tabStorage.get(TAB_KEYS.results),
  set: (text) => tabStorage.set(TAB_KEYS.results, text),
  remove: () => tabStorage.remove(TAB_KEYS.results),
};
