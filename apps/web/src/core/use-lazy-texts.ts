import { use, useEffect } from 'react';
import type { ScreenCatalogues } from '../i18n/catalogues';
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
