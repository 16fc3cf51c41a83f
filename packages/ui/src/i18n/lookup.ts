import en from '../locales/en.json';
import { once } from '../lib/once';
import { formatPlaceholder } from './place-formatter';
import type { TextLookup, UiTextOverrides } from './texts';

interface Texts {
  [key: string]: string | Texts | undefined;
}

type Values = Record<string, string | number>;

const PLACEHOLDER = /\{\{(\w+)(?:, (number))?\}\}/g;

/**
 * Creates the text lookup of one language. Texts that its catalogue lacks are in English; a key without any text gives
 * an empty one, since a page must not show a key.
 * @param locale BCP 47 tag; plural forms and numbers follow it
 */
export function createLookup(locale: string, texts?: UiTextOverrides): TextLookup {
  const lookUpLocale = lookupIn(locale, texts as Texts);
  const lookUpEnglish = lookupIn('en', en);
  return ((key: string, values: Values = {}) =>
    lookUpLocale(key, values) ?? lookUpEnglish(key, values) ?? '') as unknown as TextLookup;
}

function lookupIn(locale: string, texts?: Texts) {
  const plurals = once(() => new Intl.PluralRules(locale));
  const formsFor = (count?: string | number) =>
    count === undefined ? [''] : [`_${plurals().select(Number(count))}`, '_other', ''];
  return (key: string, values: Values): string | undefined => {
    for (const form of formsFor(values['count'])) {
      const text = textAt(texts, key + form);
      if (text !== undefined)
        return text.replaceAll(PLACEHOLDER, (_place, name: string, format?: string) =>
          formatPlaceholder(values[name] ?? '', name, locale, format),
        );
    }
    return undefined;
  };
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  const text = key
    .split('.')
    .reduce<Texts | undefined>((node, name) => node?.[name] as Texts | undefined, texts) as unknown;
  // Every object has some names, such as `constructor`.
  return typeof text === 'string' ? text : undefined;
}
