import { use, useEffect } from 'react';
import { useServices } from '../../../core/services';
import type { ScreenCatalogues } from '../../../i18n/catalogues';

/** Suspends while a catalogue that does not come with its screen loads in the language of the page. */
export function useLateTexts(name: keyof ScreenCatalogues) {
  const { translations } = useServices();
  const loading = translations.prepare(name);
  if (loading) use(loading);
  useEffect(() => translations.reportMissing(name), [translations, name]);
}
