import { english } from '../locales/en';
import { queueEnglish } from '../locales/en-queue';
import type { UiTextOverrides } from './texts';

/** A text of the library, as a translator needs it. */
export interface ListedText {
  /** Its address in the catalogue, with the plural suffix: `gallery.like`, `vocabulary.tokens_few`. */
  key: string;
  english: string;
  /** The text of the given catalogue, if it has one. */
  text: string | undefined;
}

interface Texts {
  [key: string]: string | Texts | undefined;
}

/**
 * Every text that a language needs, with the plural forms that it has.
 * @param locale BCP 47 tag of the language
 * @param texts what has been translated so far
 */
export function listTexts(locale: string, texts: UiTextOverrides = {}): ListedText[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const list = (source: Texts, translated: Texts, path: string): ListedText[] =>
    Object.entries(source).flatMap(([name, node]) => {
      if (typeof node === 'object') return list(node, (translated[name] ?? {}) as Texts, `${path}${name}.`);
      const [, stem] = /^(.*)_other$/.exec(name) ?? [];
      if (stem === undefined && name.endsWith('_one')) return [];
      const names = stem === undefined ? [name] : forms.map((form) => `${stem}_${form}`);
      return names.map((key) => ({
        key: path + key,
        english: (source[key] ?? node) as string,
        text: translated[key] as string | undefined,
      }));
    });
  return list({ ...english, ...queueEnglish }, texts as Texts, '');
}
