import type { Language } from '@product/domain';

const A_YEAR_IN_SECONDS = 31_536_000;

/** The language of the cookie `i18next`, which other pages of the host may have set. */
export const languageCookie = () => /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1];

/** Changes the cookie, if there is one: the app sets none of its own. */
export function updateLanguageCookie(language: Language) {
  try {
    const cookie = languageCookie();
    if (cookie === undefined || cookie === language) return;
    document.cookie = `i18next=${language}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
  } catch {
    // A page in a sandbox has no cookies.
  }
}
