import type { Language } from '@product/domain';
import { english } from '@product/ui/english';
import { queueEnglish } from '@product/ui/english-queue';
import { flatten } from './catalogue';

type Catalogue = Parameters<typeof flatten>[0];

const files: Record<string, Catalogue> = {
  '/locales/en.ts': { ...english, ...queueEnglish },
  ...import.meta.glob<Catalogue>('../../packages/ui/src/locales/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Catalogue>('../../apps/web/src/i18n/locales/*/*.{json,ts}', {
    eager: true,
    import: 'default',
  }),
};

/** All texts of the product in a language, by catalogue and key: `gallery: count_few`. */
export function textsOf(language: Language): Map<string, string> {
  return new Map(
    Object.entries(files).flatMap(([file, texts]) => {
      const [found, name = 'ui'] =
        new RegExp(`/locales/${language}(?:/(.+))?\\.(?:json|ts)$`).exec(file) ?? [];
      return found
        ? [...flatten(texts)].map(([key, text]): [string, string] => [`${name}: ${key}`, text])
        : [];
    }),
  );
}
