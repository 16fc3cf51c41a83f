import { directionOf, isOneOf, LANGUAGES } from '@product/domain';
import type { UiTexts } from '@product/ui';
import en from '@product/ui/locales/en.json';
import { mapTexts, PSEUDO_LANGUAGES } from './pseudo-languages';

export interface LoadedLanguage {
  locale: string;
  direction: 'ltr' | 'rtl';
  texts?: UiTexts;
  /** Derives a pseudo-language from the app's English texts. */
  change?: (text: string) => string;
}

const catalogues = import.meta.glob<UiTexts>('../../packages/ui/src/locales/*.json', { import: 'default' });

/** Loads a language of the toolbar and its catalogue. A language without a catalogue shows English texts. */
export async function loadLanguage(locale: string, direction = 'auto'): Promise<LoadedLanguage> {
  const pseudo = PSEUDO_LANGUAGES[locale];
  const defaultDirection = pseudo?.direction ?? (isOneOf(LANGUAGES, locale) ? directionOf(locale) : 'ltr');
  return {
    locale: pseudo ? 'en' : locale,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : defaultDirection,
    texts: pseudo
      ? mapTexts(en, pseudo.change)
      : await catalogues[`../../packages/ui/src/locales/${locale}.json`]?.(),
    ...(pseudo && { change: pseudo.change }),
  };
}
