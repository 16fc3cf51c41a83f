/**
 * The names that `Intl` gives: its first use takes 30 ms on a fast machine, and each page shows the name of its
 * language. A language without an entry has its name from there.
 */
export const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ar: 'العربية',
  hi: 'हिन्दी',
  pt: 'Português',
};

/**
 * Name of a language in that language, with an initial capital.
 * @param language BCP 47 tag
 */
export function languageName(language: string): string {
  return NAMES[language] ?? nameByIntl(language);
}

export function nameByIntl(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}
