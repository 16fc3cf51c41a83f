import { isOneOf, LANGUAGES, type Language } from '@product/domain';
import { browserStorage } from '../lib/safe-storage';

/** Where this browser keeps the language that was chosen; first-paint/language.ts finds it there. */
export const LANGUAGE_KEY = 'i18nextLng';

export const keepLanguage = (language: Language) => browserStorage.set(LANGUAGE_KEY, language);

/** Calls back when a language is chosen in another tab. */
export function followLanguage(follow: (language: Language) => void) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY && isOneOf(LANGUAGES, newValue)) follow(newValue);
  });
}
