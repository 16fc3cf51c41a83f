import en from '../locales/en.json';
import { formatPlace } from './place-formatter';
import type { TextLookup, UiTextOverrides } from './texts';

interface Catalogue {
  [key: string]: string | Catalogue | undefined;
}

type Values = Record<string, string | number | undefined>;

const PLACE = /\{\{(\w+)(?:, (number))?\}\}/g;

/**
 * Creates the text lookup of one language. Texts that its catalogue lacks are in English; a key without any text gives
 * an empty one, since a page must not show a key.
 * @param locale BCP 47 tag; plural forms and numbers follow it
 */
export function createLookup(locale: string, texts?: UiTextOverrides): TextLookup {
  const languages = [languageOf(locale, texts as Catalogue | undefined), languageOf('en', en)];
  const lookup = (key: string, values?: Values) =>
    languages.reduce<string | undefined>((text, find) => text ?? find(key, values), undefined) ?? '';
  return lookup as TextLookup;
}

function languageOf(locale: string, catalogue: Catalogue = {}) {
  const plurals = new Intl.PluralRules(locale);
  return (key: string, values: Values = {}): string | undefined => {
    const { count } = values;
    const forms = typeof count === 'number' ? [`_${plurals.select(count)}`, '_other', ''] : [''];
    const text = forms.map((form) => textAt(catalogue, key + form)).find((found) => found !== undefined);
    return text?.replaceAll(PLACE, (_place, name: string, format?: string) =>
      formatPlace(values[name] ?? '', name, locale, format),
    );
  };
}

function textAt(catalogue: Catalogue, key: string): string | undefined {
  let found: string | Catalogue | undefined = catalogue;
  for (const name of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}
