import { directionOf, FALLBACK_LANGUAGE, isOneOf, LANGUAGES, type Language } from '@product/domain';
import { browserStorage, tabStorage } from '../lib/safe-storage';
import { BROWSER_KEYS } from '../lib/stored';

type Value = string | readonly string[] | null | undefined;

/** The sources of a language chosen for this browser, by descending priority (specification, section 9). */
const CHOICE_SOURCES: readonly (() => Value)[] = [
  () => new URLSearchParams(window.location.search).get('lng'),
  () => /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1],
  () => browserStorage.get(BROWSER_KEYS.language),
  () => tabStorage.get(BROWSER_KEYS.language),
];

const PREFERENCE_SOURCES: readonly (() => Value)[] = [
  () => navigator.languages ?? navigator.language,
  () => document.documentElement.getAttribute('lang'),
];

/** The value of a source. A source that cannot be read has none. */
function valuesOf(source: () => Value): readonly string[] {
  try {
    const value = source() ?? [];
    return typeof value === 'string' ? [value] : value;
  } catch {
    return [];
  }
}

/** The first of the product's languages among the sources, whatever its region: `de-AT` is German. */
const firstOf = (sources: readonly (() => Value)[]) =>
  sources
    .flatMap(valuesOf)
    .map((value) => String(value).split(/[-_]/)[0]!.toLowerCase())
    .find((code) => isOneOf(LANGUAGES, code));

export const chosenLanguage = (): Language | undefined => firstOf(CHOICE_SOURCES);

export const detectLanguage = (): Language =>
  chosenLanguage() ?? firstOf(PREFERENCE_SOURCES) ?? FALLBACK_LANGUAGE;

/** Sets `lang` and `dir` of the document, for the browser, screen readers and styles. */
export function showLanguage(language: Language) {
  const page = document.documentElement;
  page.lang = language;
  page.dir = directionOf(language);
}
