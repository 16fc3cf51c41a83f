import { isOneOf, LANGUAGES, type Language } from '@product/domain';
import { browserStorage } from '../lib/safe-storage';
import { BROWSER_KEYS } from '../lib/stored';
import { hasArrivingLanguage } from './detect-language';
import { updateLanguageCookie } from './language-cookie';

/** Stores the language that was chosen on a page. From now on neither an address nor a cookie overrides it. */
export function storeLanguage(language: Language) {
  browserStorage.set(BROWSER_KEYS.languageChoice, '');
  keepLanguage(language);
  leaveAddress();
}

/** Keeps the detected language if it came by the address or the cookie: the next page has neither. */
export function keepArrivedLanguage(language: Language) {
  if (!hasArrivingLanguage()) return;
  keepLanguage(language);
  // Without storage the address is what a reload has.
  if (browserStorage.lasts()) leaveAddress();
}

function keepLanguage(language: Language) {
  if (browserStorage.get(BROWSER_KEYS.language) !== language)
    browserStorage.set(BROWSER_KEYS.language, language);
  updateLanguageCookie(language);
}

function leaveAddress() {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lng')) return;
  address.searchParams.delete('lng');
  history.replaceState(history.state, '', address);
}

export function subscribeToLanguage(listener: (language: Language) => void) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === BROWSER_KEYS.language && isOneOf(LANGUAGES, newValue)) listener(newValue);
  });
}
