import { FALLBACK_LANGUAGE, type Language } from '@product/domain';
import { english } from '../../packages/ui/src/locales/en';
import { textsOf } from './all-texts';
import { marksOf, pluralOf, variablesOf, wordsOf } from './catalogue';
import sameInEnglish from './same-in-english.json';
import listed from './untranslated.json';

/** A language's catalogues compared to English: the faults by kind, and the longest texts. */
export interface LanguageReport {
  language: Language;
  texts: number;
  /** The plural forms of the language, from `Intl.PluralRules`. */
  forms: readonly string[];
  faults: {
    missing: readonly string[];
    /** English has no such text, or the language has no such plural form. */
    unknown: readonly string[];
    empty: readonly string[];
    /** English has a placeholder or a tag that the text lacks, or the other way round. */
    places: readonly string[];
    untranslated: readonly string[];
    /** Listed as identical to English, in same-in-english.json or untranslated.json, but different. */
    unlisted: readonly string[];
  };
  /** The texts that are English still, and listed in untranslated.json. */
  waiting: readonly string[];
  /** The texts that are longest in relation to English. */
  longest: readonly { key: string; text: string; times: number }[];
}

const originals = textsOf(FALLBACK_LANGUAGE);

/** The English text for a key of any language. A plural form that English lacks is compared to `_other`. */
function originalOf(key: string) {
  const { stem, form } = pluralOf(key);
  return originals.get(key) ?? (form && originals.get(`${stem}_other`));
}

/** Whether a plural form is for one number only, so that the text may spell the number out. */
const isForOneNumber = (rules: Intl.PluralRules, form: string) =>
  Array.from({ length: 1000 }, (_, number) => rules.select(number)).filter((other) => other === form)
    .length === 1;

export function reportOn(
  language: Language,
  texts = textsOf(language),
  listed = listedFor(language),
): LanguageReport {
  const rules = new Intl.PluralRules(language);
  const forms = rules.resolvedOptions().pluralCategories;
  const expectedKeys = new Set(
    [...originals.keys()].flatMap((key) => {
      const { stem, form } = pluralOf(key);
      return form ? forms.map((category) => `${stem}_${category}`) : [key];
    }),
  );
  const entries = [...texts].flatMap(([key, text]) => {
    const original = originalOf(key);
    return original === undefined ? [] : [{ key, text, original }];
  });

  const hasSamePlaceholders = ({ key, text, original }: (typeof entries)[number]) => {
    const { form } = pluralOf(key);
    const optionalPlaceholder = form && isForOneNumber(rules, form) ? '{{count, number}}' : undefined;
    const placeholdersOf = (from: string) =>
      variablesOf(from).filter((placeholder) => placeholder !== optionalPlaceholder);
    return (
      placeholdersOf(text).join() === placeholdersOf(original).join() &&
      marksOf(text).join() === marksOf(original).join()
    );
  };

  const isTranslation = language !== FALLBACK_LANGUAGE;
  const identical = entries.filter(
    ({ text, original }) => isTranslation && /\p{L}/u.test(wordsOf(text)) && text === original,
  );
  const { names, ...words } = sameInEnglish;
  const packNames: string[] = Object.values(english.billing.packName);
  const shared = (words as Partial<Record<Language, string[]>>)[language] ?? [];
  const inEnglishOnly = identical.filter(
    ({ text }) => ![...names, ...packNames, ...shared].includes(wordsOf(text)),
  );
  const keysOf = (list: readonly { key: string; text: string }[]) =>
    list.map(({ key, text }) => `${key}: ${text}`);
  return {
    language,
    texts: texts.size,
    forms,
    faults: {
      missing: [...expectedKeys].filter((key) => !texts.has(key)),
      unknown: [...texts.keys()].filter((key) => !expectedKeys.has(key)),
      empty: entries.filter(({ text }) => text.trim() === '').map(({ key }) => key),
      places: keysOf(entries.filter((entry) => !hasSamePlaceholders(entry))),
      untranslated: keysOf(inEnglishOnly.filter(({ key }) => !isListed(listed, key))),
      unlisted: [
        ...shared.filter((word) => !identical.some(({ text }) => wordsOf(text) === word)),
        ...listed.filter((entry) => !identical.some(({ key }) => isListed([entry], key))),
      ],
    },
    waiting: keysOf(inEnglishOnly.filter(({ key }) => isListed(listed, key))),
    longest: entries
      // A short word may double in length; a sentence that doubles does not fit.
      .filter(({ original }) => original.length >= 8)
      .map(({ key, text, original }) => ({ key, text, times: text.length / original.length }))
      .toSorted((one, other) => other.times - one.times)
      .slice(0, 5),
  };
}

/**
 * The texts that may be English in a language until they are translated. `npm run new` adds them, a translator takes
 * them out. `landing: *` is the whole catalogue.
 */
export const listedFor = (language: Language): readonly string[] =>
  (listed as Partial<Record<Language, readonly string[]>>)[language] ?? [];

/** Whether a key, such as `ui: gallery.count_one`, is in a list. */
const isListed = (list: readonly string[], key: string): boolean =>
  list.some((entry) => (entry.endsWith('*') ? key.startsWith(entry.slice(0, -1)) : key === entry));
