import { formatted } from './formatted.ts';

export const ENGLISH = ['packages/ui/src/locales/en.json', 'apps/web/src/i18n/locales/en/*.json'];

/** The file in which TypeScript looks for a catalogue's types. */
export const typesFile = (catalogue: string) => catalogue.replace(/\.json$/, '.d.json.ts');

/**
 * The types of a catalogue. From JSON alone, TypeScript types every text as `string`, which hides its placeholders.
 * @param catalogue its file
 */
export function typesOf(catalogue: string, json: string) {
  const file = typesFile(catalogue);
  const source = `// Written by npm run texts.\ndeclare const texts: ${json};\nexport default texts;\n`;
  return formatted(file, source);
}
