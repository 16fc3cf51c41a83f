import type { Language } from '@product/domain';

/** A language by the name its own speakers give it, as a name begins. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}
