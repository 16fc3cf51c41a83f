import { exportsMaps } from '../ui-package/exports-map.ts';
import { uiEntries } from '../ui-package/entries.ts';
import { Refusal, type Name } from './names.ts';
import { addExport, addImportedName, addSortedProperty, exportedNames } from './syntax.ts';
import type { Tree } from './tree.ts';

const LIBRARY = 'packages/ui';
const MANIFEST = `${LIBRARY}/package.json`;
const CASES = `${LIBRARY}/src/conformance/cases`;

interface Conformance {
  /** The file in `conformance/cases`, and the variable with its cases. */
  file: string;
  variable: string;
  /** What that file imports the components from. */
  from: string;
}

/** @throws {Refusal} if the library has a folder, an entry or an export of this name */
export function refuseTakenName(tree: Tree, group: string, { kebab, pascal }: Name): void {
  const folder = `${LIBRARY}/${group}/${kebab}`;
  if (tree.has(folder)) throw new Refusal(`There is ${folder} already: choose another name.`);
  const entry = uiEntries()[kebab];
  if (entry) throw new Refusal(`The library has an entry "${kebab}" already: ${LIBRARY}/${entry}.`);
  const existing = indexes(tree).find((index) => exportedNames(tree.read(index)).includes(pascal));
  if (existing) throw new Refusal(`The library exports ${pascal} already: ${existing}.`);
}

function indexes(tree: Tree): string[] {
  const entries = Object.values(uiEntries()).map((source) => `${LIBRARY}/${source}`);
  return entries.filter((source) => source.endsWith('/index.ts') && tree.has(source));
}

/** Makes a folder of the library an entry: exported, tried by the conformance test, and announced by a changeset. */
export function addEntry(
  tree: Tree,
  group: string,
  { kebab, pascal, words }: Name,
  conformance: Conformance,
): void {
  tree.write(
    `${LIBRARY}/${group}/${kebab}/index.ts`,
    `export { ${pascal}, type ${pascal}Props } from './${kebab}';\n`,
  );
  tree.change(`${LIBRARY}/${group}/index.ts`, (text) => addExport(text, kebab));
  const manifest = JSON.parse(tree.read(MANIFEST));
  const { exports, published } = exportsMaps(uiEntries({ [kebab]: `${group}/${kebab}/index.ts` }));
  tree.write(
    MANIFEST,
    JSON.stringify({
      ...manifest,
      exports,
      publishConfig: { ...manifest.publishConfig, exports: published },
    }),
  );
  tree.change(`${CASES}/${conformance.file}`, (text) =>
    addSortedProperty(
      addImportedName(text, conformance.from, pascal),
      conformance.variable,
      `${pascal}: (root) => <${pascal} {...root} />`,
    ),
  );
  const changeset = `.changeset/new-${kebab}.md`;
  if (tree.has(changeset)) throw new Refusal(`There is ${changeset} already: choose another name.`);
  tree.write(changeset, `---\n'${manifest.name}': minor\n---\n\n\`${pascal}\`: ${withArticle(words)}.\n`);
}

/** `a star rating`, `an order` */
export const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** `A star rating` */
export const sentenceStart = (words: string) => withArticle(words).replace(/^a/, 'A');

/** `A star rating.` */
export const sentence = (words: string) => `${sentenceStart(words)}.`;

export const stepsFor = ({ kebab, pascal }: Name, folder: string, kind: string): string[] => [
  `Write what it renders: ${folder}/${kebab}.tsx. Then its stories beside it: one for each state, the guide's sentences, and the keys that it handles.`,
  `Say what it is for in its JSDoc and in .changeset/new-${kebab}.md.`,
  `See it: npm run storybook, ${kind}/${pascal}. The guide: docs/guides/add-a-component.md.`,
  `When it is done: npm run api, npm run test:pictures -- ${kebab} --update, npm test packages.`,
];
