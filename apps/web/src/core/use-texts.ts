import { FALLBACK_LANGUAGE } from '@product/domain';
import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenCatalogues } from '../i18n/catalogues';
import { useServices } from './services';

/**
 * With the fields that `use` reads, so that it does not suspend. React warns of a component that suspended by `use` and
 * then renders without it.
 */
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * The texts of a screen.
 * @param english imported by the screen, so that it is in the screen's chunk, available at the first render, and not in
 * the first load
 */
export function useTexts<Name extends keyof ScreenCatalogues>(name: Name, english: ScreenCatalogues[Name]) {
  const { i18n } = useTranslation();
  if (!i18n.hasResourceBundle(FALLBACK_LANGUAGE, name)) {
    i18n.addResourceBundle(FALLBACK_LANGUAGE, name, english);
  }
  return useTranslation<Name>(name);
}

/** As `useTexts`, for lazily loaded code: also fetches the texts, and suspends until the first attempt has ended. */
export function useLazyTexts<Name extends keyof ScreenCatalogues>(
  name: Name,
  english: ScreenCatalogues[Name],
) {
  const { translations } = useServices();
  use(translations.prepare(name) ?? LOADED);
  useEffect(() => translations.reportMissing(name), [translations, name]);
  return useTexts(name, english);
}
