import type { TranslatedLanguage } from '@product/domain';
import type { UiTexts } from '@product/ui';

type Texts = Record<string, unknown>;

const appCatalogues = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' });

const uiCatalogues: Record<TranslatedLanguage, () => Promise<{ default: UiTexts }>> = {
  es: () => import('@product/ui/locales/es.json'),
  fr: () => import('@product/ui/locales/fr.json'),
  de: () => import('@product/ui/locales/de.json'),
  zh: () => import('@product/ui/locales/zh.json'),
  ar: () => import('@product/ui/locales/ar.json'),
  hi: () => import('@product/ui/locales/hi.json'),
  pt: () => import('@product/ui/locales/pt.json'),
};

/** The app's own catalogues of the first load. The UI library's is loaded with them. */
const FRAME = ['common', 'outcomes'];

const readAppCatalogue = async (language: string, name: string) =>
  [name, (await appCatalogues[`./locales/${language}/${name}.json`]?.()) ?? {}] as const;

/** The catalogues of a language by name: a screen's own, or those of the frame around every screen. */
export async function readFiles(language: TranslatedLanguage, name: string): Promise<Record<string, Texts>> {
  if (name !== 'frame') return Object.fromEntries([await readAppCatalogue(language, name)]);
  const [ui, ...frame] = await Promise.all([
    uiCatalogues[language](),
    ...FRAME.map((catalogue) => readAppCatalogue(language, catalogue)),
  ]);
  return { ui: { ...ui.default }, ...Object.fromEntries(frame) };
}
