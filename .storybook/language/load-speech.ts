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
}

const catalogues = import.meta.glob<UiTexts>('../../packages/ui/src/locales/*.json', { import: 'default' });

const RIGHT_TO_LEFT = ['ar'];

/** A language of the toolbar with its catalogue, fetched when it is asked for. One without a catalogue shows English texts. */
export async function loadSpeech(locale: string, direction = 'auto'): Promise<Speech> {
  const pseudo = PSEUDO_LANGUAGES[locale];
  const own = pseudo?.direction ?? (RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr');
  return {
    locale: pseudo ? 'en' : locale,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : own,
    texts: pseudo
      ? mapTexts(en, pseudo.change)
      : await catalogues[`../../packages/ui/src/locales/${locale}.json`]?.(),
  };
}
