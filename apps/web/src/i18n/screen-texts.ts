import { FALLBACK_LANGUAGE } from '@product/domain';
import { useTranslation } from 'react-i18next';
import type { ScreenCatalogues } from './catalogues';

/**
 * Creates the translation hook of a screen. The screen imports its own English, so that English is in the screen's
 * chunk, available at the first render, and not in the first load.
 */
export function screenTexts<Name extends keyof ScreenCatalogues>(
  name: Name,
  english: ScreenCatalogues[Name],
) {
  return function useTexts() {
    const { i18n } = useTranslation();
    if (!i18n.hasResourceBundle(FALLBACK_LANGUAGE, name)) {
      i18n.addResourceBundle(FALLBACK_LANGUAGE, name, english);
    }
    return useTranslation<Name>(name);
  };
}
