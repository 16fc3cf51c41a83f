import { formatted } from './formatted.ts';

/** The app's English catalogues, whose types are beside them. */
export const APP_CATALOGUES = 'apps/web/src/i18n/locales/en/*.json';

const LOCALES = 'packages/ui/src/locales';
/** The library's English catalogue, whose sections are modules, too. */
export const UI_CATALOGUE = `${LOCALES}/en.json`;

const NOTE = '// Written by npm run texts.\n';

/** The file in which TypeScript looks for a catalogue's types. */
export const typesFile = (catalogue: string) => catalogue.replace(/\.json$/, '.d.json.ts');

/**
 * The types of a catalogue. From JSON alone, TypeScript types every text as `string`, which hides its placeholders.
 * @param catalogue its file
 */
export function typesOf(catalogue: string, json: string) {
  const file = typesFile(catalogue);
  return formatted(file, `${NOTE}declare const texts: ${json};\nexport default texts;\n`);
}

/**
 * The sections of the library's English catalogue as modules, by their files. A bundle has only those that its pieces
 * import, which no bundler does for the keys of one JSON file, and they have exact types.
 */
export async function sectionModules(json: string): Promise<Record<string, string>> {
  const sections = Object.entries<object>(JSON.parse(json));
  const index = sections.map(([name]) => `export { ${name} } from './${name}';\n`);
  const sources = [
    ['index', index.join('')] as const,
    ...sections.map(
      ([name, texts]) => [name, `export const ${name} = ${JSON.stringify(texts)} as const;\n`] as const,
    ),
  ];
  const files = sources.map(async ([name, source]) => {
    const file = `${LOCALES}/english/${name}.ts`;
    return [file, await formatted(file, NOTE + source)];
  });
  return Object.fromEntries(await Promise.all(files));
}
