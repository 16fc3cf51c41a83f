import { directionOf, FALLBACK_LANGUAGE, isOneOf, LANGUAGES, type Language } from '@product/domain';
import { LANGUAGE_KEY } from '../i18n/kept-language';
import { browserStorage, tabStorage } from '../lib/safe-storage';

type Wish = string | readonly string[] | null | undefined;

/** Where somebody may have said what this browser is to speak, the strongest first (specification, section 9). */
const CHOICES: readonly (() => Wish)[] = [
  () => new URLSearchParams(window.location.search).get('lng'),
  () => /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1],
  () => browserStorage.get(LANGUAGE_KEY),
  () => tabStorage.get(LANGUAGE_KEY),
];

/** What is listened to where nobody has. */
const HABITS: readonly (() => Wish)[] = [
  () => navigator.languages ?? navigator.language,
  () => document.documentElement.getAttribute('lang'),
];

/** What a source wants. Where it may not be asked, it wants nothing. */
function ask(source: () => Wish): readonly string[] {
  try {
    const wish = source() ?? [];
    return typeof wish === 'string' ? [wish] : wish;
  } catch {
    return [];
  }
}

/** The first of the product's languages that is wished for, whatever its region: `de-AT` is German. */
const firstOf = (sources: readonly (() => Wish)[]) =>
  sources
    .flatMap(ask)
    .map((wish) => String(wish).split(/[-_]/)[0]!.toLowerCase())
    .find((wish) => isOneOf(LANGUAGES, wish));

/** The language that was chosen for this browser, if one was. */
export const chosenLanguage = (): Language | undefined => firstOf(CHOICES);

/** The language that this browser would like best. */
export const wishedLanguage = (): Language => chosenLanguage() ?? firstOf(HABITS) ?? FALLBACK_LANGUAGE;

/** Tells browser, screen reader and styles what the page is in. */
export function showLanguage(language: Language) {
  const page = document.documentElement;
  page.lang = language;
  page.dir = directionOf(language);
}
