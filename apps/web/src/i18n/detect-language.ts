import { directionOf, FALLBACK_LANGUAGE, isOneOf, LANGUAGES, type Language } from '@product/domain';
import { browserStorage, tabStorage } from '../lib/safe-storage';
import { BROWSER_KEYS } from '../lib/stored';

type Wish = string | readonly string[] | null | undefined;

/** The sources of a language chosen for this browser, by descending priority (specification, section 9). */
const CHOICES: readonly (() => Wish)[] = [
  () => new URLSearchParams(window.location.search).get('lng'),
  () => /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1],
  () => browserStorage.get(BROWSER_KEYS.language),
  () => tabStorage.get(BROWSER_KEYS.language),
];

/** The sources if no language was chosen. */
const HABITS: readonly (() => Wish)[] = [
  () => navigator.languages ?? navigator.language,
  () => document.documentElement.getAttribute('lang'),
];

/** The value of a source. A source that cannot be read has none. */
function ask(source: () => Wish): readonly string[] {
  try {
    const wish = source() ?? [];
    return typeof wish === 'string' ? [wish] : wish;
  } catch {
    return [];
  }
}

/** The first of the product's languages among the sources, whatever its region: `de-AT` is German. */
const firstOf = (sources: readonly (() => Wish)[]) =>
  sources
    .flatMap(ask)
    .map((wish) => String(wish).split(/[-_]/)[0]!.toLowerCase())
    .find((wish) => isOneOf(LANGUAGES, wish));

/** The language chosen for this browser, or `undefined`. */
export const chosenLanguage = (): Language | undefined => firstOf(CHOICES);

/** The chosen language, else the browser's preferred one, else the fallback. */
export const wishedLanguage = (): Language => chosenLanguage() ?? firstOf(HABITS) ?? FALLBACK_LANGUAGE;

/** Sets `lang` and `dir` of the document, for the browser, screen readers and styles. */
export function showLanguage(language: Language) {
  const page = document.documentElement;
  page.lang = language;
  page.dir = directionOf(language);
}
