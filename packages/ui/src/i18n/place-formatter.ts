import { directionOf } from '@product/domain';
import type { FormatterModule } from 'i18next';
import { numberFormatOf } from './format';
import { isolate } from './isolate';

/**
 * Placeholders whose values may have another direction than the sentence. All others get words of the catalogue or
 * numbers.
 */
export const PEOPLES_PLACES: ReadonlySet<string> = new Set([
  'language',
  'link',
  'name',
  'prompt',
  'style',
  'title',
]);

/**
 * i18next formatter for the placeholders of the catalogues: formats `{{count, number}}` like every number of the
 * library, and isolates text by users, so that it cannot reorder the sentence. For hosts that have their own texts in
 * i18next.
 */
export const placeFormatter: FormatterModule = {
  type: 'formatter',
  init(_services, options) {
    // React escapes the text. Without `alwaysFormat`, i18next does not call `format` for a placeholder without a
    // format.
    options.interpolation = { ...options.interpolation, escapeValue: false, alwaysFormat: true };
  },
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, format, locale = 'en', options): string {
    if (format === 'number') return numberFormatOf(locale).format(value as number);
    const isPeoples = PEOPLES_PLACES.has(String(options?.['interpolationkey']));
    return (isPeoples && typeof value === 'string' ? isolate(value, directionOf(locale)) : value) as string;
  },
};
