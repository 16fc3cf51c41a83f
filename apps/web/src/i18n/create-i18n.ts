import { FALLBACK_LANGUAGE, isOneOf, LANGUAGES, type Language } from '@product/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from './locales/en/common.json';
import outcomes from './locales/en/outcomes.json';

export const english = { common, outcomes };

/**
 * The texts of the first load, in English: what every other language falls back to. Screens bring their own.
 * @param language what is to be spoken as soon as its texts are here
 */
export function createI18n(language: Language = FALLBACK_LANGUAGE): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    initAsync: false,
    resources: { en: english },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** The language that is spoken: the chosen one, or English as long as its texts are not here. */
export function languageOf({ resolvedLanguage }: i18n): Language {
  return isOneOf(LANGUAGES, resolvedLanguage) ? resolvedLanguage : FALLBACK_LANGUAGE;
}
