import type { Kind } from './kind.ts';
import { addLineAfterLast } from './lines.ts';
import { Refusal } from './names.ts';
import { OPENAPI } from './openapi.ts';
import { addElement, addProperty, elementsOf, replaceString } from './syntax.ts';
import { catalogueOf, copyCatalogues, TRANSLATE, UNTRANSLATED } from './texts.ts';
import type { Tree } from './tree.ts';

const DOMAIN = 'packages/domain/src';
const ENUMS = `${DOMAIN}/enums.ts`;
const SOURCES = 'apps/web/src/i18n/text-files.ts';
const BACK_END = 'tests/back-end/rules.ts';
const SPECIFICATION = 'docs/specification.md';
const CONVENTIONS = 'docs/guides/add-a-language.md';
/** The packages that a new language changes for their users. */
const PUBLISHED = ['domain', 'ui', 'api-client'];
/** The languages of a session and of detection are primary subtags: `pt`, not `pt-BR`. */
const TAG = /^[a-z]{2,3}$/;

export const language: Kind = {
  usage: 'language <tag>',
  makes: 'a language, in English until it is translated',
  afterwards: OPENAPI,
  async make(tree, { name: { kebab: tag } }) {
    const before = elementsOf(tree.read(ENUMS), 'LANGUAGES');
    const languageName = TAG.test(tag) ? nameOfLanguage(tag) : undefined;
    if (!languageName)
      throw new Refusal(`"${tag}" is no language: write its tag of two or three letters, such as sv.`);
    if (before.includes(tag)) throw new Refusal(`The product speaks ${languageName} (${tag}) already.`);
    if (tree.has(catalogueOf(tag, 'ui')) || tree.has(catalogueOf(tag, 'common')))
      throw new Refusal(
        `There are texts of ${languageName} already: ${catalogueOf(tag, 'ui')}, ${catalogueOf(tag, 'common')}.`,
      );
    const after = [...before, tag];
    copyCatalogues(tree, tag);
    for (const file of [ENUMS, BACK_END])
      tree.change(file, (text) => addElement(text, 'LANGUAGES', `'${tag}'`));
    tree.change(`${DOMAIN}/enums.test.ts`, (text) => replaceString(text, before.join(' '), after.join(' ')));
    tree.change(SOURCES, (text) =>
      addProperty(text, 'uiCatalogues', `${tag}: () => import('@product/ui/locales/${tag}.json')`),
    );
    specify(tree, after);
    announce(tree, tag, languageName);
    addConventions(tree, tag);
    return [
      TRANSLATE,
      `Translate the library's texts, ${catalogueOf(tag, 'ui')}, then the app's, ${catalogueOf(tag, '*')}: one file at a time, each with its line in ${UNTRANSLATED}. A word that ${languageName} shares with English belongs in .storybook/languages/same-in-english.ts.`,
      `Write how ${languageName} addresses the user, and its terms: its row in ${CONVENTIONS}#conventions.`,
      `If the tests name letters that the typeface lacks, or it is written from right to left: ${CONVENTIONS}.`,
      'The list of languages is exported: npm run api, and commit what it writes.',
      'When it is translated: npm run test:languages, npm run test:journeys (until then its web app manifest is the English one, which a journey reports).',
    ];
  },
};

/** @returns `undefined` if no language has this tag */
function nameOfLanguage(tag: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
}

/** Writes the requirement that lists the languages. */
function specify(tree: Tree, languages: string[]): void {
  tree.change(SPECIFICATION, (text) =>
    text.replace(
      /^(- `product\.languages` ).*$/m,
      `$1${languages.length} languages: ${languages.join(', ')}.`,
    ),
  );
}

/** Adds the row of a language to the table of conventions: the terms of English, until it has its own. */
function addConventions(tree: Tree, tag: string): void {
  tree.change(CONVENTIONS, (text) => {
    const [, english] = /^\| en\b(.*)$/m.exec(text)!;
    return addLineAfterLast(text, '|', `| ${tag}${english}`);
  });
}

/** The list of languages is exported, and the texts are published. */
function announce(tree: Tree, tag: string, languageName: string): void {
  const names = PUBLISHED.map((folder) => JSON.parse(tree.read(`packages/${folder}/package.json`)).name);
  const bumps = names.map((name) => `'${name}': minor\n`).join('');
  tree.write(
    `.changeset/new-language-${tag}.md`,
    `---\n${bumps}---\n\nTexts in ${languageName} (\`${tag}\`).\n`,
  );
}
