/** A comment of API Extractor that does not describe the surface. `// @deprecated` and its like stay. */
const NOISE = /^\s*\/\/ (@public( \(undocumented\))?|\(undocumented\)|\(No @packageDocumentation .*\))$/;

/** The types of the English texts: their keys and placeholders are part of the surface, their words are not. */
const CATALOGUE = /^(?:export )?const [a-z]+: \{\n {4}readonly .*?^\};$/gms;
const TEXT = /(['"])((?:(?!\1)[^\\\n]|\\.)*)\1;$/gm;

/** The members of an enumeration. Their order is that in which the compiler happened to read the files. */
const ENUMERATION = /(ZodMiniEnum<\{\n)([^}]*\n)(?=\s*\}>)/g;

/** The declarations of a report of API Extractor, without what may change while the surface stays. */
export function normalise(report: string): string {
  const [, code = ''] = /^```ts\n(.*)^```$/ms.exec(report) ?? [];
  const lines = code.split('\n').filter((line) => !NOISE.test(line));
  return lines
    .join('\n')
    .replace(CATALOGUE, (catalogue) =>
      catalogue.replace(TEXT, (_text, _quote, words) => `'${placeholders(words)}';`),
    )
    .replace(ENUMERATION, (_, start: string, members: string) => start + sortedLines(members))
    .trim();
}

const sortedLines = (lines: string) =>
  lines
    .split(/(?<=\n)/)
    .toSorted()
    .join('');

const placeholders = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([found]) => found).join(' ');
