import { directionOf, isOneOf, LANGUAGES } from '@product/domain';
import type { UiTexts } from '@product/ui';
import { english } from '@product/ui/english';
import { queueEnglish } from '@product/ui/english-queue';
import { mapTexts, PSEUDO_LANGUAGES } from './pseudo-languages';

export interface LoadedLanguage {
  locale: string;
  direction: 'ltr' | 'rtl';
  texts?: UiTexts;
  /** Derives a pseudo-language from the app's English texts. */
  change?: (text: string) => string;
}

const translations = import.meta.glob<UiTexts>('../../packages/ui/src/locales/*.json', { import: 'default' });

const all = { ...english, ...queueEnglish };

const textsIn = (locale: string) =>
  locale === 'en' ? all : translations[`../../packages/ui/src/locales/${locale}.json`]?.();

/** Loads a language of the toolbar and its catalogue. A language without a catalogue shows English texts. */
export async function loadLanguage(locale: string, direction = 'auto'): Promise<LoadedLanguage> {
  const pseudo = PSEUDO_LANGUAGES[locale];
  const defaultDirection = pseudo?.direction ?? (isOneOf(LANGUAGES, locale) ? directionOf(locale) : 'ltr');
  return {
    locale: pseudo ? 'en' : locale,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : defaultDirection,
    texts: pseudo ? mapTexts(all, pseudo.change) : await textsIn(locale),
    ...(pseudo && { change: pseudo.change }),
  };
}
