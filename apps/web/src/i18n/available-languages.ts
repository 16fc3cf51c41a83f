import { FALLBACK_LANGUAGE, type Language } from '@product/domain';

/** The languages that have catalogues. */
export const AVAILABLE_LANGUAGES: readonly Language[] = [FALLBACK_LANGUAGE];
