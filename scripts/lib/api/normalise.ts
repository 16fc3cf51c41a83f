/** A comment of API Extractor that does not describe the surface. `// @deprecated` and its like stay. */
const NOISE = /^\s*\/\/ (@public( \(undocumented\))?|\(undocumented\)|\(No @packageDocumentation .*\))$/;

/** The type of the English catalogue: its keys and placeholders are part of the surface, its words are not. */
const CATALOGUE = /^const texts: \{$.*?^\};$/ms;
const TEXT = /'((?:[^'\\\n]|\\.)*)';$/gm;

/** The declarations of a report of API Extractor, without what may change while the surface stays. */
export function normalise(report: string): string {
  const [, code = ''] = /^```ts\n(.*)^```$/ms.exec(report) ?? [];
  const lines = code.split('\n').filter((line) => !NOISE.test(line));
  return lines
    .join('\n')
    .replace(CATALOGUE, (catalogue) => catalogue.replace(TEXT, (_, text) => `'${placeholders(text)}';`))
    .trim();
}

const placeholders = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([found]) => found).join(' ');
