interface Catalogue {
  [key: string]: string | Catalogue | undefined;
}

/** A catalogue's texts by their addresses, plural endings included: `gallery.count_few`. */
export function flatten(catalogue: Catalogue): Map<string, string> {
  return new Map(entriesOf(catalogue, ''));
}

function entriesOf(node: Catalogue, prefix: string): [string, string][] {
  return Object.entries(node).flatMap(([name, content]) => {
    if (content === undefined) return [];
    return typeof content === 'string' ? [[prefix + name, content]] : entriesOf(content, `${prefix}${name}.`);
  });
}

/** `gallery.count_few` is the form `few` of `gallery.count`. */
export function pluralOf(key: string): { stem: string; form?: string } {
  const [, stem = key, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return { stem, form };
}

/** The places that values go into, in the order of their names: `{{count, number}}`. */
export const variablesOf = (text: string) => text.match(/\{\{[^}]*\}\}/g)?.toSorted() ?? [];

/** The marks, opening and closing, in the order of their names: a language may turn a sentence round. */
export const marksOf = (text: string) => text.match(/<\/?\w+>/g)?.toSorted() ?? [];

/** What is left to translate: the letters and figures, without places, marks and signs. */
export const wordsOf = (text: string) =>
  text
    .replaceAll(/\{\{[^}]*\}\}|<[^>]*>|[^\p{L}\p{M}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
