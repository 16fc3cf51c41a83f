// npm run new -- component star-rating: the files are in templates, by the path that each gets.
import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { english } from '@product/ui/english';
import { queueEnglish } from '@product/ui/english-queue';
import type { Actions, NodePlopAPI } from 'plop';
import { hrefFor, paths } from '../../apps/web/src/core/paths.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { folders } from '@tooling/packages/ui/entries.ts';

const APP_TEXTS = 'apps/web/src/i18n/locales';
const BRANDED = '.storybook/make-it-yours';
const UI_TEXTS = 'packages/ui/src/locales';
const UNTRANSLATED = '.storybook/languages/untranslated.json';
const TRANSLATE = `Translate the texts, and take each from ${UNTRANSLATED}.`;

interface Texts {
  [key: string]: string | Texts;
}

const languages = readdirSync(join(ROOT, APP_TEXTS));
const translated = languages.filter((language) => language !== 'en');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));

/** @throws if it is not in kebab-case */
function namesOf(kebab: string) {
  if (!/^[a-z]{2,}(?:-[a-z\d]+)*$/.test(kebab))
    throw new Error(`"${kebab}" is not a name: write lower-case words with hyphens, such as star-rating.`);
  const camel = kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return { kebab, camel, pascal: capitalised(camel), words, title: capitalised(words) };
}

type Names = ReturnType<typeof namesOf>;
type Action = Exclude<Actions, (...args: never[]) => unknown>[number];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const article = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
const sentence = (words: string) => `${capitalised(article(words))}.`;

const write = (file: string, text: string) => writeFileSync(join(ROOT, file), text);

function insert(file: string, pattern: RegExp, text: string) {
  return () => {
    const before = read(file);
    if (!pattern.test(before)) throw new Error(`${file} has nothing like ${pattern}: enter ${text} by hand.`);
    write(
      file,
      before.replace(pattern, (match) => match + text),
    );
    return file;
  };
}

function changeJson<T>(file: string, change: (value: T) => T): void {
  write(file, JSON.stringify(change(readJson(file)), null, 2));
}

/** Lists a text that is English in some languages until it is translated. */
function listUntranslated(entry: string, into = translated): void {
  changeJson<Record<string, string[]>>(UNTRANSLATED, (listed) => ({
    ...listed,
    ...Object.fromEntries(into.map((language) => [language, [...(listed[language] ?? []), entry]])),
  }));
}

/** Runs what derives files from others, formats, and ends with what is left to do. */
function finish(commands: string[][], ...next: string[]) {
  const run = ([command = '', ...args]: string[]) =>
    execFileSync(command, args, { cwd: ROOT, stdio: 'pipe' });
  return [
    () => {
      for (const command of commands) run(command);
      run(['oxfmt']);
      return 'formatted';
    },
    next.map((step) => `Next: ${step}`).join('\n'),
  ];
}

const addFrom = (folder: string, data: object) => ({
  type: 'addMany',
  destination: ROOT,
  base: `templates/${folder}`,
  templateFiles: `templates/${folder}/**/*.hbs`,
  globOptions: { dot: true },
  data,
});

const ENTRIES = ['node', 'tooling/packages/write-ui-exports.ts'];
const OPENAPI = ['pnpm', '--filter', '@product/api-client', 'openapi'];

function libraryActions(kind: 'component' | 'piece', parent: string, name: string): Action[] {
  const names = namesOf(name);
  const group = basename(parent);
  const isPiece = kind === 'piece';
  return [
    addFrom(kind, { ...names, group, groupTitle: capitalised(group) }),
    addFrom('entry', names),
    insert(
      `packages/ui/src/${parent}/index.ts`,
      /^(?:export \* from .*\n)*/,
      `export * from './${name}/${name}';\n`,
    ),
    ...(isPiece ? addPieceTexts(group, names) : []),
    ...finish(
      [ENTRIES],
      ...(isPiece ? [TRANSLATE] : []),
      `docs/guides/add-a-component.md. When it is done: npm run api, npm run test:pictures -- ${name} --update, npm test packages.`,
    ),
  ];
}

function addPieceTexts(group: string, { camel, title }: Names): Action[] {
  const addTranslations = () => {
    for (const language of translated)
      changeJson<Record<string, object>>(`${UI_TEXTS}/${language}.json`, (texts) => ({
        ...texts,
        [group]: { ...texts[group], [camel]: title },
      }));
    listUntranslated(`ui: ${group}.${camel}`);
    return 'texts';
  };
  return [
    insert(`${UI_TEXTS}/en.ts`, new RegExp(`^  ${group}: \\{\n`, 'm'), `    ${camel}: '${title}',\n`),
    addTranslations,
  ];
}

/** A destination of menus and footers has its path already. */
function pathOf({ camel, kebab }: Names): string {
  const href = hrefFor(camel as Parameters<typeof hrefFor>[0]);
  const path = href === `/${camel}` ? `/${kebab}` : href;
  if (camel in paths || Object.values<string>(paths).includes(path))
    throw new Error(`apps/web/src/core/paths.ts has ${path} already: choose another name.`);
  return path;
}

function screenActions(name: string, audience: string): Action[] {
  const names = namesOf(name);
  const { kebab, camel, pascal, title, words } = names;
  const path = pathOf(names);
  const forUsers = audience === 'users';
  const texts = { documentTitle: title, heading: title, lede: sentence(words) };
  const app = 'apps/web/src';
  const story = `screens-${pascal.toLowerCase()}--${forUsers ? 'signed-in' : 'visitor'}`;
  const load = `lazyScreen('${kebab}', () => import('../screens/${kebab}/${kebab}.screen'))`;
  return [
    addFrom('screen', { ...names, path, forUsers }),
    () => {
      const json = JSON.stringify(texts, null, 2);
      write(`${APP_TEXTS}/en/${kebab}.ts`, `export default ${json} as const;\n`);
      for (const language of translated) write(`${APP_TEXTS}/${language}/${kebab}.json`, json);
      listUntranslated(`${kebab}: *`);
      return 'texts';
    },
    insert(`${app}/i18n/catalogues.ts`, /^\/\/.*\n/, `import type ${camel} from './locales/en/${kebab}';\n`),
    insert(`${app}/i18n/catalogues.ts`, /interface ScreenCatalogues \{\n/, `'${kebab}': typeof ${camel};\n`),
    insert(`${app}/core/paths.ts`, /export const paths = \{\n/, `${camel}: '${path}',\n`),
    ...(forUsers
      ? [insert(`${app}/core/paths.ts`, /const ACCESS = \{\n/, `[paths.${camel}]: 'users',\n`)]
      : []),
    insert(`${app}/app/routes.ts`, /const ROUTES.*\[\n/, `{ path: paths.${camel}, ...${load} },\n`),
    insert(
      `${BRANDED}/screen-stories.ts`,
      /SCREENS = \{\n/,
      `'${kebab}': { label: '${title}', path: paths.${camel}, scenario: '${forUsers ? 'creator' : 'visitor'}' },\n`,
    ),
    insert(
      `${BRANDED}/screens.stories.tsx`,
      /^const storyOf[^]*?\n\};\n\n/m,
      `export const ${pascal}: Story = storyOf('${kebab}');\n`,
    ),
    insert(
      '.storybook/states/states.ts',
      /STATES = \{\n/,
      `'${kebab}': ${forUsers ? `{ Session: guarded('${story}') }` : `{ Screen: { shown: '${story}' } }`},\n`,
    ),
    insert(`${app}/mock/panel/open-in-storybook.tsx`, /STORIES = \{\n/, `[paths.${camel}]: '${story}',\n`),
    insert(
      'docs/specification.md',
      /(?:^- `routes\..*\n)+/m,
      `- \`routes.route-${kebab}\` ${path} is "${title}"${forUsers ? ', for the signed-in' : ''}.\n`,
    ),
    insert(
      'apps/web/e2e/http/accessibility.spec.ts',
      forUsers ? /const PERSON.*\[\n/ : /const VISITOR.*\[\n/,
      `{ path: '${path}', title: '${title}', says: '${texts.lede}' },\n`,
    ),
    ...finish([], TRANSLATE, `docs/guides/add-a-screen.md. See it: npm start, ${path}.`),
  ];
}

/** `tokens_one` and `tokens_other` become a text for each plural form of the language. */
function withPluralForms(texts: Texts, forms: readonly string[]): Texts {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
    if (typeof text !== 'string') return [[key, withPluralForms(text, forms)]];
    const [, stem] = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (!stem) return [[key, text]];
    return forms.map((form) => [
      `${stem}_${form}`,
      texts[`${stem}_${form}`] ?? texts[`${stem}_other`] ?? text,
    ]);
  });
  return Object.fromEntries(entries);
}

async function copyCatalogues(tag: string) {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const copy = (name: string, texts: Texts, file: string) => {
    write(file, JSON.stringify(withPluralForms(texts, forms), null, 2));
    listUntranslated(`${name}: *`, [tag]);
  };
  copy('ui', { ...english, ...queueEnglish }, `${UI_TEXTS}/${tag}.json`);
  for (const file of globSync(`${APP_TEXTS}/en/*.ts`, { cwd: ROOT })) {
    const name = basename(file, '.ts');
    copy(name, (await import(join(ROOT, file))).default, `${APP_TEXTS}/${tag}/${name}.json`);
  }
  return 'catalogues';
}

function languageActions(tag: string): Action[] {
  const language = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
  if (!language || !/^[a-z]{2,3}$/.test(tag))
    throw new Error(`"${tag}" is not a language: write a tag, such as sv.`);
  if (languages.includes(tag)) throw new Error(`The product speaks ${language} (${tag}) already.`);
  return [
    addFrom('language', { tag, language }),
    { type: 'add', path: join(ROOT, APP_TEXTS, tag, 'common.json'), template: '{}' },
    () => copyCatalogues(tag),
    ...['packages/domain/src/enums.ts', 'tests/back-end/rules.ts'].map((file) =>
      insert(file, /\bLANGUAGES = \[[^\]]*'/, `, '${tag}'`),
    ),
    insert('packages/ui/README.md', /locales\/\*\.json` are /, `${language} (\`${tag}\`), `),
    insert('docs/specification.md', /`product\.languages`.*(?=\.)/, `, ${tag}`),
    insert(
      'apps/web/src/i18n/text-files.ts',
      /const uiCatalogues.*\{\n/,
      `${tag}: () => import('@product/ui/locales/${tag}.json'),\n`,
    ),
    ...finish([OPENAPI], TRANSLATE, 'docs/guides/add-a-language.md, from step 5.'),
  ];
}

const ask = (name: string, message: string) => ({ type: 'input' as const, name, message });
const choose = (name: string, message: string, choices: string[]) => ({
  type: 'list' as const,
  name,
  message,
  choices,
});

export default function generators(plop: NodePlopAPI): void {
  const NAME = ask('name', 'Name, such as star-rating:');
  plop.setHelper('article', article);
  plop.setHelper('sentence', sentence);

  plop.setGenerator('component', {
    description: 'a component of @product/ui, without texts',
    prompts: [NAME],
    actions: (answers = {}) => libraryActions('component', 'components', answers['name']),
  });
  plop.setGenerator('piece', {
    description: 'a piece of @product/ui, with a text in every language',
    prompts: [choose('group', 'Group:', folders('src/pieces')), NAME],
    actions: ({ name, group } = {}) => libraryActions('piece', `pieces/${group}`, name),
  });
  plop.setGenerator('screen', {
    description: 'a screen with its texts, stories and requirement',
    prompts: [NAME, choose('audience', 'For whom:', ['everyone', 'users'])],
    actions: ({ name, audience } = {}) => screenActions(name, audience),
  });
  plop.setGenerator('language', {
    description: 'a language, in English until it is translated',
    prompts: [ask('tag', 'Tag, such as sv:')],
    actions: ({ tag } = {}) => languageActions(tag),
  });
}
