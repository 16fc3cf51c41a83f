import { directionOf } from '@product/domain';
import { formatNumber } from './format';
import { isolate } from './isolate';

/**
 * Placeholders whose values may have another direction than the sentence. All others get words of the catalogue or
 * numbers.
 */
export const ISOLATED_PLACEHOLDERS: ReadonlySet<string> = new Set([
  'language',
  'link',
  'name',
  'pack',
  'prompt',
  'style',
  'title',
]);

/**
 * The value of a placeholder as text: a number as every number of the library, a user's text isolated, so that it cannot
 * reorder the sentence.
 * @param name name of the placeholder
 * @param locale BCP 47 tag of the sentence
 * @param format what follows the name: `number`
 */
export function formatPlaceholder(value: unknown, name: string, locale: string, format?: string): string {
  if (format === 'number') return formatNumber(value as number, locale);
  return typeof value === 'string' && ISOLATED_PLACEHOLDERS.has(name)
    ? isolate(value, directionOf(locale))
    : String(value);
}

/**
 * i18next formatter for hosts that have their own texts in i18next: formats the placeholders as those of the library.
 * `{{count, number}}` has Western digits, and text by users is isolated.
 */
export const placeFormatter = {
  type: 'formatter' as const,
  init(_services: unknown, options: { interpolation?: object }) {
    // React escapes the text. Without `alwaysFormat`, i18next does not call `format` for a placeholder without a
    // format.
    options.interpolation = { ...options.interpolation, escapeValue: false, alwaysFormat: true };
  },
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format?: string, locale = 'en', options?: { interpolationkey?: string }): string =>
    formatPlaceholder(value, String(options?.interpolationkey), locale, format),
};
