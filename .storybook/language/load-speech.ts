import { directionOf, isOneOf, LANGUAGES } from '@product/domain';
import type { UiTexts } from '@product/ui';
import en from '@product/ui/locales/en.json';
import { mapTexts } from './map-texts';
import { PSEUDO_LANGUAGES } from './pseudo-languages';

/** What a story speaks. */
export interface Speech {
  locale: string;
  direction: 'ltr' | 'rtl';
  /** None: English. */
  texts?: UiTexts;
  /** What a language that nobody speaks makes of the app's own English. */
  change?: (text: string) => string;
}

const catalogues = import.meta.glob<UiTexts>('../../packages/ui/src/locales/*.json', { import: 'default' });

/** A language of the toolbar with its catalogue, fetched when it is asked for. One without a catalogue shows English texts. */
export async function loadSpeech(locale: string, direction = 'auto'): Promise<Speech> {
  const pseudo = PSEUDO_LANGUAGES[locale];
  const own = pseudo?.direction ?? (isOneOf(LANGUAGES, locale) ? directionOf(locale) : 'ltr');
  return {
    locale: pseudo ? 'en' : locale,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : own,
    texts: pseudo
      ? mapTexts(en, pseudo.change)
      : await catalogues[`../../packages/ui/src/locales/${locale}.json`]?.(),
    ...(pseudo && { change: pseudo.change }),
  };
}
