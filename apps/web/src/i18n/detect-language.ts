import { directionOf, FALLBACK_LANGUAGE, isOneOf, LANGUAGES, type Language } from '@product/domain';
import { browserStorage, tabStorage } from '../lib/safe-storage';
import { BROWSER_KEYS } from '../lib/stored';
import { languageCookie } from './language-cookie';

type Source = () => string | readonly string[] | null | undefined;

const CHOSEN: Source = () =>
  browserStorage.get(BROWSER_KEYS.languageChoice) === null ? null : browserStorage.get(BROWSER_KEYS.language);

const ARRIVAL_SOURCES: readonly Source[] = [
  () => new URLSearchParams(window.location.search).get('lng'),
  languageCookie,
];

/**
 * The sources of this browser's language, by descending priority: the language that was chosen on a page, and until then
 * the order of the specification (section 9).
 */
const CHOICE_SOURCES: readonly Source[] = [
  CHOSEN,
  ...ARRIVAL_SOURCES,
  () => browserStorage.get(BROWSER_KEYS.language),
  () => tabStorage.get(BROWSER_KEYS.language),
];

const PREFERENCE_SOURCES: readonly Source[] = [
  () => navigator.languages ?? navigator.language,
  () => document.documentElement.getAttribute('lang'),
];

/** The value of a source. A source that cannot be read has none. */
function valuesOf(source: Source): readonly string[] {
  try {
    const value = source() ?? [];
    return typeof value === 'string' ? [value] : value;
  } catch {
    return [];
  }
}

/** The first of the product's languages among the sources, whatever its region: `de-AT` is German. */
const firstOf = (sources: readonly Source[]) =>
  sources
    .flatMap(valuesOf)
    .map((value) => String(value).split(/[-_]/)[0]!.toLowerCase())
    .find((code) => isOneOf(LANGUAGES, code));

export const chosenLanguage = (): Language | undefined => firstOf(CHOICE_SOURCES);

export const detectLanguage = (): Language =>
  chosenLanguage() ?? firstOf(PREFERENCE_SOURCES) ?? FALLBACK_LANGUAGE;

/** Whether the page's address or the cookie names a language of the product. */
export const hasArrivingLanguage = () => firstOf(ARRIVAL_SOURCES) !== undefined;

/** Sets `lang` and `dir` of the document, for the browser, screen readers and styles. */
export function showLanguage(language: Language) {
  const page = document.documentElement;
  page.lang = language;
  page.dir = directionOf(language);
}
