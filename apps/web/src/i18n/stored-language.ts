import { isOneOf, LANGUAGES, type Language } from '@product/domain';
import { browserStorage } from '../lib/safe-storage';
import { BROWSER_KEYS } from '../lib/stored';

export const storeLanguage = (language: Language) => browserStorage.set(BROWSER_KEYS.language, language);

export function subscribeToLanguage(listener: (language: Language) => void) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === BROWSER_KEYS.language && isOneOf(LANGUAGES, newValue)) listener(newValue);
  });
}
