import { createInstance } from 'i18next';
import en from '../locales/en.json';
import { placeFormatter } from './place-formatter';
import type { TextLookup, UiTextOverrides } from './texts';

/**
 * Creates the text lookup of one language. Texts that its catalogue lacks are in English.
 * @param locale BCP 47 tag; plural forms and numbers follow it
 */
export function createLookup(locale: string, texts?: UiTextOverrides): TextLookup {
  const instance = createInstance();
  void instance.use(placeFormatter).init({
    lng: locale,
    fallbackLng: 'en',
    initAsync: false,
    // The host's texts have a namespace of their own: in English they complete the built-in ones, too.
    defaultNS: 'host',
    fallbackNS: 'ui',
    resources: { en: { ui: en } },
    // A page must not show a key.
    parseMissingKeyHandler: () => '',
  });
  if (texts) instance.addResourceBundle(locale, 'host', texts);
  // A host may have declared its own key types to i18next; keys of the library are checked by `UiTextKey` instead.
  return instance.t as unknown as TextLookup;
}
