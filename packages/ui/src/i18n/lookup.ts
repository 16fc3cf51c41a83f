import { createInstance } from 'i18next';
import en from '../locales/en.json';
import type { TextLookup, UiTexts } from './texts';

/**
 * A lookup over one language's catalogue, with English behind it for what the catalogue lacks.
 * @param locale BCP 47 tag; plural forms and numbers follow it
 */
export function createLookup(locale: string, texts?: UiTexts): TextLookup {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: 'en',
    initAsync: false,
    defaultNS: 'ui',
    resources: { en: { ui: en }, ...(texts && { [locale]: { ui: texts } }) },
    interpolation: { escapeValue: false },
  });
  // A host may have declared its own keys to i18next; ours are checked by `UiTextKey` instead.
  return instance.t as unknown as TextLookup;
}
