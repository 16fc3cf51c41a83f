import { FALLBACK_LANGUAGE } from '@product/domain';
import { useTranslation } from 'react-i18next';
import type { ScreenCatalogues } from './catalogues';

/**
 * Makes the hook by which a screen speaks. The screen imports its own English, so that comes in the screen's chunk and is
 * there at the first render, and the first load carries none of it.
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
