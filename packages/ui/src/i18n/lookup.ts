import { createInstance } from 'i18next';
import en from '../locales/en.json';
import { placeFormatter } from './place-formatter';
import type { TextLookup, UiTexts } from './texts';

/**
 * Creates the text lookup of one language. Texts that its catalogue lacks are in English.
 * @param locale BCP 47 tag; plural forms and numbers follow it
 */
export function createLookup(locale: string, texts?: UiTexts): TextLookup {
  const instance = createInstance();
  void instance.use(placeFormatter).init({
    lng: locale,
    fallbackLng: 'en',
    initAsync: false,
    defaultNS: 'ui',
    resources: { en: { ui: en }, ...(texts && { [locale]: { ui: texts } }) },
  });
  // A host may have declared its own key types to i18next; keys of the library are checked by `UiTextKey` instead.
  return instance.t as unknown as TextLookup;
}
