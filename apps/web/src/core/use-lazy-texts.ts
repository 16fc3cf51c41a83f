import { use, useEffect } from 'react';
import type { ScreenCatalogues } from '../i18n/catalogues';
import { screenTexts } from '../i18n/create-i18n';
import { useServices } from './services';

/**
 * With the fields that `use` reads, so that it does not suspend. React warns of a component that suspended by `use` and
 * then renders without it.
 */
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Fetches the texts of lazily loaded code. Suspends until the first attempt has ended. */
export function useLazyTexts(name: keyof ScreenCatalogues): void {
  const { translations } = useServices();
  use(translations.prepare(name) ?? LOADED);
  useEffect(() => translations.reportMissing(name), [translations, name]);
}

/** As `screenTexts`, for lazily loaded code: the hook also fetches the texts, and suspends while they load. */
export function lazyTexts<Name extends keyof ScreenCatalogues>(name: Name, english: ScreenCatalogues[Name]) {
  const useLoadedTexts = screenTexts(name, english);
  return function useTexts() {
    useLazyTexts(name);
    return useLoadedTexts();
  };
}
