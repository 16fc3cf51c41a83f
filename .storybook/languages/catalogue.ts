interface Catalogue {
  [key: string]: string | Catalogue | undefined;
}

/** A catalogue's texts by key, with plural suffixes: `gallery.count_few`. */
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

/** The placeholders for values, sorted, each once: `{{count, number}}`. */
export const variablesOf = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted();

/** The opening and closing tags, sorted, since their order in a sentence depends on the language. */
export const marksOf = (text: string) => text.match(/<\/?\w+>/g)?.toSorted() ?? [];

/** The translatable rest: letters and digits, without placeholders, tags and punctuation. */
export const wordsOf = (text: string) =>
  text
    .replaceAll(/\{\{[^}]*\}\}|<[^>]*>|[^\p{L}\p{M}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
