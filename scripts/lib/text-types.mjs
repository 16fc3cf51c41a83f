import { format, resolveConfig } from 'prettier';

/** English, by which all texts are typed. */
export const ENGLISH = ['packages/ui/src/locales/en.json', 'apps/web/src/i18n/locales/en/*.json'];

/**
 * Where the compiler looks for a catalogue's types.
 * @param {string} catalogue
 */
export const typesFile = (catalogue) => catalogue.replace(/\.json$/, '.d.json.ts');

/**
 * A catalogue as a type. By itself the compiler reads no more of JSON than that a text is a string, which hides the
 * places in it.
 * @param {string} catalogue its file
 * @param {string} json
 */
export async function typesOf(catalogue, json) {
  const file = typesFile(catalogue);
  const source = `// Written by npm run texts.\ndeclare const texts: ${json};\nexport default texts;\n`;
  return format(source, { ...(await resolveConfig(file)), filepath: file });
}
