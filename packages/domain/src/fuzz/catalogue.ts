/** A catalogue of texts, as in its JSON file. */
interface Catalogue {
  [key: string]: string | Catalogue;
}

type Values = Record<string, string | number>;

export interface CatalogueText {
  /** The key for a lookup: with dots, without the plural suffix. */
  key: string;
  /** Fills the placeholders with these words in turn. Returns the values to pass in a lookup, and the text expected. */
  filledWith: (words: readonly string[]) => { values: Values; text: string };
}

const PLURALS: readonly (readonly [RegExp, number?])[] = [
  [/_one$/, 1],
  [/_other$/, 12_345],
];
const ANY_NUMBER = 98_765;
const PLACE = /\{\{(\w+)(, number)?\}\}/;
const format = new Intl.NumberFormat('en');

export function catalogueTexts(catalogue: Catalogue, prefix = ''): CatalogueText[] {
  return Object.entries(catalogue).flatMap(([name, content]) => {
    if (typeof content !== 'string') return catalogueTexts(content, `${prefix}${name}.`);
    const [ending, count] = PLURALS.find(([form]) => form.test(name)) ?? [/$/];
    return {
      key: (prefix + name).replace(ending, ''),
      filledWith: (words) => fill(content, words, count),
    };
  });
}

/** @param count the number that selects this plural form */
function fill(template: string, words: readonly string[], count?: number) {
  const values: Values = count === undefined ? {} : { count };
  const number = count ?? ANY_NUMBER;
  // Split at its placeholders, a template is: text, name, whether it is a number, text, name, …
  const [start = '', ...rest] = template.split(PLACE);
  let text = start;
  for (let at = 0; at < rest.length; at += 3) {
    const [name = '', isNumber, after = ''] = rest.slice(at, at + 3);
    // A repeated placeholder has the same value again.
    values[name] ??= isNumber ? number : (words[at / 3] ?? '');
    text += (isNumber ? format.format(number) : values[name]) + after;
  }
  return { values, text };
}
