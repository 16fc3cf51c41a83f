import type { Language } from '@product/domain';
import { flatten } from './catalogue';

type Catalogue = Parameters<typeof flatten>[0];

const files: Record<string, Catalogue> = {
  ...import.meta.glob<Catalogue>('../../packages/ui/src/locales/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Catalogue>('../../apps/web/src/i18n/locales/*/*.json', {
    eager: true,
    import: 'default',
  }),
};

/** All texts of the product in a language, by catalogue and key: `gallery: count_few`. */
export function textsOf(language: Language): Map<string, string> {
  return new Map(
    Object.entries(files).flatMap(([file, texts]) => {
      const [, name] = new RegExp(`/${language}/(.+)\\.json$`).exec(file) ?? [];
      const catalogue = file.endsWith(`/locales/${language}.json`) ? 'ui' : name;
      return catalogue === undefined
        ? []
        : [...flatten(texts)].map(([key, text]): [string, string] => [`${catalogue}: ${key}`, text]);
    }),
  );
}
