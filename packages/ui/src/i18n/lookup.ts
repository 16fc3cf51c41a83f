import en from '../locales/en.json';
import { formatPlace } from './place-formatter';
import type { TextLookup, UiTextOverrides } from './texts';

type Node = string | { [key: string]: Node | undefined } | undefined;

type Values = Record<string, string | number>;

const PLACE = /\{\{(\w+)(?:, (number))?\}\}/g;

/**
 * Creates the text lookup of one language. Texts that its catalogue lacks are in English; a key without any text gives
 * an empty one, since a page must not show a key.
 * @param locale BCP 47 tag; plural forms and numbers follow it
 */
export function createLookup(locale: string, texts?: UiTextOverrides): TextLookup {
  const own = lookupIn(locale, texts as Node);
  const english = lookupIn('en', en);
  return ((key: string, values: Values = {}) =>
    own(key, values) ?? english(key, values) ?? '') as unknown as TextLookup;
}

function lookupIn(locale: string, catalogue: Node) {
  const plurals = new Intl.PluralRules(locale);
  return (key: string, values: Values): string | undefined =>
    // Without a count, no text has the first two forms.
    [`_${plurals.select(Number(values['count']))}`, '_other', '']
      .map((form) => textAt(catalogue, key + form))
      .find((text) => text !== undefined)
      ?.replaceAll(PLACE, (_place, name: string, format?: string) =>
        formatPlace(values[name] ?? '', name, locale, format),
      );
}

function textAt(catalogue: Node, key: string): string | undefined {
  let node = catalogue;
  for (const name of key.split('.')) node = typeof node === 'object' ? node[name] : undefined;
  // Also for a name that every object has, such as `constructor`.
  return typeof node === 'string' ? node : undefined;
}
