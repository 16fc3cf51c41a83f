import { FALLBACK_LANGUAGE, isOneOf, LANGUAGES, type Language } from '@product/domain';
import { placeFormatter } from '@product/ui';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './locales/en/common';
import outcomes from './locales/en/outcomes';

export const english = { common, outcomes };

/**
 * i18next with the English texts of the first load, the fallback of every other language. Screens add their own.
 * @param language used as soon as its texts have loaded
 */
export function createI18n(language: Language = FALLBACK_LANGUAGE): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(placeFormatter)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      initAsync: false,
      resources: { [FALLBACK_LANGUAGE]: english },
      defaultNS: 'common',
    });
  return instance;
}

/** The displayed language: the chosen one, or English until its texts have loaded. */
export function languageOf({ resolvedLanguage }: Pick<i18n, 'resolvedLanguage'>): Language {
  return isOneOf(LANGUAGES, resolvedLanguage) ? resolvedLanguage : FALLBACK_LANGUAGE;
}
