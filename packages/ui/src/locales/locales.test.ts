import { LANGUAGES, type Language } from '@product/domain';
import { expect, test } from 'vitest';
import type { UiTexts } from '../i18n';
import ar from './ar.json';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import hi from './hi.json';
import pt from './pt.json';
import { flatten, marksOf, pluralOf, variablesOf, wordsOf } from './testing/catalogue';
import { NAMES, SHARED_WORDS } from './testing/same-in-english';
import zh from './zh.json';

/** That these lines compile proves that a host may pass each catalogue to `UiProvider` as it is. */
const catalogues: Record<Language, UiTexts> = { en, es, fr, de, zh, ar, hi, pt };

const english = flatten(en);
const languages = LANGUAGES.map((language) => {
  const rules = new Intl.PluralRules(language);
  return {
    language,
    texts: flatten(catalogues[language]),
    forms: rules.resolvedOptions().pluralCategories,
    /** Whether a form stands for one number only, so that the number may be said in words. */
    namesItsNumber: (form: string) =>
      Array.from({ length: 1000 }, (_, number) => rules.select(number)).filter((other) => other === form)
        .length === 1,
  };
});

/** The English text that a key of any language translates: a plural form of its own is measured by `_other`. */
function originalOf(key: string) {
  const { stem, form } = pluralOf(key);
  return english.get(key) ?? (form && english.get(`${stem}_other`));
}

test.each(languages)('$language says everything that English says, and nothing else', ({ texts, forms }) => {
  const wanted = new Set(
    [...english.keys()].flatMap((key) => {
      const { stem, form } = pluralOf(key);
      return form ? forms.map((own) => `${stem}_${own}`) : [key];
    }),
  );
  expect({
    missing: [...wanted].filter((key) => !texts.has(key)),
    unknown: [...texts.keys()].filter((key) => !wanted.has(key)),
  }).toEqual({ missing: [], unknown: [] });
});

test.each(languages)('no text of $language is empty', ({ texts }) => {
  expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
});

test.each(languages)(
  'the texts of $language have the places that English has',
  ({ texts, namesItsNumber }) => {
    const wrong = [...texts].flatMap(([key, text]) => {
      const { form } = pluralOf(key);
      const original = originalOf(key);
      if (original === undefined) return [];
      const mayLack = form && namesItsNumber(form) ? ['{{count, number}}'] : [];
      const needed = (from: string) => variablesOf(from).filter((place) => !mayLack.includes(place));
      const same =
        needed(text).join() === needed(original).join() && marksOf(text).join() === marksOf(original).join();
      return same ? [] : [`${key}: ${text}`];
    });
    expect(wrong).toEqual([]);
  },
);

test.each(languages.filter(({ language }) => language !== 'en'))(
  'nothing of $language is left in English but names and the words that both have',
  ({ language, texts }) => {
    const alike = [...texts].filter(
      ([key, text]) => /\p{L}/u.test(wordsOf(text)) && text === originalOf(key),
    );
    const shared = SHARED_WORDS[language] ?? [];
    const allowed = [...NAMES, ...shared];
    expect({
      untranslated: alike
        .filter(([, text]) => !allowed.includes(wordsOf(text)))
        .map((pair) => pair.join(': ')),
      'listed for nothing': shared.filter((word) => !alike.some(([, text]) => wordsOf(text) === word)),
    }).toEqual({ untranslated: [], 'listed for nothing': [] });
  },
);
