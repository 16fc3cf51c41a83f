import en from '../locales/en.json';
import { formatPlace } from './place-formatter';
import type { TextLookup, UiTextOverrides } from './texts';

interface Texts {
  [key: string]: string | Texts | undefined;
}

type Values = Record<string, string | number>;

const PLACE = /\{\{(\w+)(?:, (number))?\}\}/g;

/**
 * Creates the text lookup of one language. Texts that its catalogue lacks are in English; a key without any text gives
 * an empty one, since a page must not show a key.
 * @param locale BCP 47 tag; plural forms and numbers follow it
 */
export function createLookup(locale: string, texts?: UiTextOverrides): TextLookup {
  const own = lookupIn(locale, texts as Texts);
  const english = lookupIn('en', en);
  return ((key: string, values: Values = {}) =>
    own(key, values) ?? english(key, values) ?? '') as unknown as TextLookup;
}

function lookupIn(locale: string, texts?: Texts) {
  const plurals = new Intl.PluralRules(locale);
  return (key: string, values: Values): string | undefined => {
    const find = (form: string) => textAt(texts, key + form);
    // Without a count, no text has the first two forms.
    const text = find(`_${plurals.select(Number(values['count']))}`) ?? find('_other') ?? find('');
    return text?.replaceAll(PLACE, (_place, name: string, format?: string) =>
      formatPlace(values[name] ?? '', name, locale, format),
    );
  };
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  const text = key
    .split('.')
    .reduce<Texts | undefined>((node, name) => node?.[name] as Texts | undefined, texts) as unknown;
  // Every object has some names, such as `constructor`.
  return typeof text === 'string' ? text : undefined;
}
