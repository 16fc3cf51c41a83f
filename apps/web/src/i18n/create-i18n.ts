import { FALLBACK_LANGUAGE, isOneOf, LANGUAGES, type Language } from '@product/domain';
import { createInstance, type i18n, type LanguageDetectorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { AVAILABLE_LANGUAGES } from './available-languages';
import common from './locales/en/common.json';
import outcomes from './locales/en/outcomes.json';
import { wishedLanguages } from './wished-languages';

export const english = { common, outcomes };

/** The texts of the first load, in English: what every other language falls back to. Screens bring their own. */
export function createI18n(): i18n {
  const instance = createInstance();
  void instance
    .use({ type: 'languageDetector', detect: wishedLanguages } satisfies LanguageDetectorModule)
    .use(initReactI18next)
    .init({
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: AVAILABLE_LANGUAGES,
      nonExplicitSupportedLngs: true,
      initAsync: false,
      resources: { en: english },
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  return instance;
}

/** The instance's language as one of the product's eight. */
export function languageOf({ resolvedLanguage }: i18n): Language {
  return isOneOf(LANGUAGES, resolvedLanguage) ? resolvedLanguage : FALLBACK_LANGUAGE;
}
