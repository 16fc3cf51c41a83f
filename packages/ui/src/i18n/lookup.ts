import { english } from '../locales/en';
import { formatPlaceholder } from './place-formatter';
import type { TextLookup, UiTextOverrides } from './texts';

interface Texts {
  [key: string]: string | Texts | undefined;
}

type Values = Record<string, string | number>;

const PLACEHOLDER = /\{\{(\w+)(?:, (number))?\}\}/g;

/** Created at the first text with a count, since that takes longer than the lookup. */
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralFormOf(locale: string, count: number) {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count);
}

/**
 * Creates the text lookup of one language. Texts that its catalogue lacks are in English; a key without any text gives
 * an empty one, since a page must not show a key.
 * @param locale BCP 47 tag; plural forms and numbers follow it
 */
export function createLookup(locale: string, texts?: UiTextOverrides): TextLookup {
  const lookUp = (key: string, values?: Values) =>
    lookUpIn(texts as Texts, locale, key, values) ?? lookUpIn(english, 'en', key, values) ?? '';
  return lookUp as TextLookup;
}

/** A text of a catalogue, if it has it. */
export function lookUpIn(
  texts: Texts | undefined,
  locale: string,
  key: string,
  values: Values = {},
): string | undefined {
  const { count } = values;
  const forms = count === undefined ? [''] : [`_${pluralFormOf(locale, Number(count))}`, '_other', ''];
  for (const form of forms) {
    const text = textAt(texts, key + form);
    if (text !== undefined)
      return text.replaceAll(PLACEHOLDER, (_place, name: string, format?: string) =>
        formatPlaceholder(values[name] ?? '', name, locale, format),
      );
  }
  return undefined;
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  const text = key
    .split('.')
    .reduce<Texts | undefined>((node, name) => node?.[name] as Texts | undefined, texts) as unknown;
  // Every object has some names, such as `constructor`.
  return typeof text === 'string' ? text : undefined;
}
