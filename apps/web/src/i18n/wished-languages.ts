const NAME = 'i18nextLng';

type Wish = string | readonly string[] | null | undefined;

/** Where a browser may say which language it wants, the strongest first (specification, section 9). */
const SOURCES: readonly (() => Wish)[] = [
  () => new URLSearchParams(window.location.search).get('lng'),
  () => /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1],
  () => window.localStorage.getItem(NAME),
  () => window.sessionStorage.getItem(NAME),
  () => navigator.languages ?? navigator.language,
  () => document.documentElement.getAttribute('lang'),
];

/** All the languages that this browser wants, the dearest first. Where it may not be asked, it wants none. */
export const wishedLanguages = (): string[] =>
  SOURCES.flatMap((source) => {
    try {
      return source() ?? [];
    } catch {
      return [];
    }
  }).filter(Boolean);
