import { sectionModules, typesFile, typesOf, UI_CATALOGUE } from '../text-types.ts';
import type { Tree } from './tree.ts';

const UI = 'packages/ui/src/locales';
const APP = 'apps/web/src/i18n/locales';
const ENGLISH = 'en';
/** Texts that are English in other languages until somebody translates them, by language: `ui: shell.title`. */
export const UNTRANSLATED = '.storybook/languages/untranslated.json';

const write = (value: unknown) => JSON.stringify(value, null, 2);

/** The languages of the product: the folders of the app's catalogues. */
const languagesOf = (tree: Tree) => tree.list(APP);

const translationsOf = (tree: Tree) => languagesOf(tree).filter((language) => language !== ENGLISH);

export const catalogueOf = (language: string, name: string) =>
  name === 'ui' ? `${UI}/${language}.json` : `${APP}/${language}/${name}.json`;

/** Adds a text of the library to every language, in English. */
export async function addUiText(tree: Tree, group: string, key: string, text: string): Promise<void> {
  for (const language of languagesOf(tree)) {
    tree.change(catalogueOf(language, 'ui'), (json) => {
      const texts = JSON.parse(json);
      return write({ ...texts, [group]: { ...texts[group], [key]: text } });
    });
  }
  for (const [file, source] of Object.entries(await sectionModules(tree.read(UI_CATALOGUE))))
    tree.write(file, source);
  listUntranslated(tree, `ui: ${group}.${key}`);
}

/** Adds a catalogue of the app to every language, in English. */
export async function addCatalogue(tree: Tree, name: string, texts: Record<string, string>): Promise<void> {
  for (const language of languagesOf(tree)) tree.write(catalogueOf(language, name), write(texts));
  await addTypes(tree, name);
  listUntranslated(tree, `${name}: *`);
}

async function addTypes(tree: Tree, name: string): Promise<void> {
  const file = catalogueOf(ENGLISH, name);
  tree.write(typesFile(file), await typesOf(file, tree.read(file)));
}

function listUntranslated(tree: Tree, texts: string, languages = translationsOf(tree)): void {
  tree.change(UNTRANSLATED, (json) => {
    const listed: Record<string, string[]> = JSON.parse(json);
    return write({
      ...listed,
      ...Object.fromEntries(languages.map((language) => [language, [...(listed[language] ?? []), texts]])),
    });
  });
}

/** Adds all catalogues in a new language: the English texts, with the plural forms of that language. */
export function copyCatalogues(tree: Tree, language: string): void {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const names = tree
    .list(`${APP}/${ENGLISH}`)
    .flatMap((file) => (/^[\w-]+\.json$/.test(file) ? file.slice(0, -'.json'.length) : []));
  for (const name of ['ui', ...names]) {
    const texts: Texts = JSON.parse(tree.read(catalogueOf(ENGLISH, name)));
    tree.write(catalogueOf(language, name), write(withForms(texts, forms)));
    listUntranslated(tree, `${name}: *`, [language]);
  }
}

interface Texts {
  [key: string]: string | Texts;
}

/** `tokens_one` and `tokens_other` become a text for each of the forms: that of the same form, else `tokens_other`. */
function withForms(texts: Texts, forms: readonly string[]): Texts {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
    if (typeof text !== 'string') return [[key, withForms(text, forms)]];
    const [, stem] = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (stem === undefined) return [[key, text]];
    return forms.map((form) => [
      `${stem}_${form}`,
      texts[`${stem}_${form}`] ?? texts[`${stem}_other`] ?? text,
    ]);
  });
  return Object.fromEntries(entries);
}

/** The step that ends what these functions begin. */
export const TRANSLATE = `Translate the texts, and take each from its language in ${UNTRANSLATED} (docs/guides/add-a-language.md#conventions). Storybook's page Foundations/Languages lists what is left.`;
