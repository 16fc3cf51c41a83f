import { formatted } from './formatted.mjs';

/** The English catalogues, from which the types of all texts are written. */
export const ENGLISH = ['packages/ui/src/locales/en.json', 'apps/web/src/i18n/locales/en/*.json'];

/**
 * The file in which TypeScript looks for a catalogue's types.
 * @param {string} catalogue
 */
export const typesFile = (catalogue) => catalogue.replace(/\.json$/, '.d.json.ts');

/**
 * The types of a catalogue. From JSON alone, TypeScript types every text as `string`, which hides its placeholders.
 * @param {string} catalogue its file
 * @param {string} json
 */
export function typesOf(catalogue, json) {
  const file = typesFile(catalogue);
  const source = `// Written by npm run texts.\ndeclare const texts: ${json};\nexport default texts;\n`;
  return formatted(file, source);
}
