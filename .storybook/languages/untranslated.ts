import type { Language } from '@product/domain';
import listed from './untranslated.json';

/**
 * The texts that may be English in a language until they are translated. `npm run new` adds them, a translator takes
 * them out. `landing: *` is the whole catalogue.
 */
export const listedFor = (language: Language): readonly string[] =>
  (listed as Partial<Record<Language, readonly string[]>>)[language] ?? [];

/** Whether a key, such as `ui: gallery.count_one`, is in a list. */
export const isListed = (list: readonly string[], key: string): boolean =>
  list.some((entry) => (entry.endsWith('*') ? key.startsWith(entry.slice(0, -1)) : key === entry));
