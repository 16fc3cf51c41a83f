import { FALLBACK_LANGUAGE, isOneOf, LANGUAGES, type Language } from '@product/domain';
import { createInstance, type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import outcomes from './locales/en/outcomes.json';
import screens from './locales/en/screens.json';

/** The languages that have catalogues. */
export const AVAILABLE_LANGUAGES: readonly Language[] = [FALLBACK_LANGUAGE];

export const english = { outcomes, screens };

/** The app's texts. English is in the first load: it is also what every other language falls back to. */
export function createI18n(): i18n {
  const instance = createInstance();
  void instance
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: AVAILABLE_LANGUAGES,
      nonExplicitSupportedLngs: true,
      initAsync: false,
      resources: { en: english },
      defaultNS: 'screens',
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupCookie: 'i18next',
        lookupLocalStorage: 'i18nextLng',
        caches: [],
      },
    });
  return instance;
}

/** The instance's language as one of the product's eight. */
export function languageOf({ resolvedLanguage }: i18n): Language {
  return isOneOf(LANGUAGES, resolvedLanguage) ? resolvedLanguage : FALLBACK_LANGUAGE;
}
