/** A catalogue of texts as its JSON file holds it. */
interface Catalogue {
  [key: string]: string | Catalogue;
}

type Values = Record<string, string | number>;

/** A text of a catalogue. */
export interface CatalogueText {
  /** As it is looked up: with dots, without its plural ending. */
  key: string;
  /** What it is asked for with when its places take these words in turn, and what it then says. */
  filledWith: (words: readonly string[]) => { values: Values; text: string };
}

const PLURALS: readonly (readonly [RegExp, number?])[] = [
  [/_one$/, 1],
  [/_other$/, 12_345],
];
const ANY_NUMBER = 98_765;
const PLACE = /\{\{(\w+)(, number)?\}\}/;
const format = new Intl.NumberFormat('en');

/** Every text of an English catalogue, put together without a library. */
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

/** @param count the number that asks for this one of the plural forms */
function fill(template: string, words: readonly string[], count?: number) {
  const values: Values = count === undefined ? {} : { count };
  const number = count ?? ANY_NUMBER;
  // Cut at its places, a template is words, a name, whether it is a number, words, a name, …
  const [start = '', ...rest] = template.split(PLACE);
  let text = start;
  for (let at = 0; at < rest.length; at += 3) {
    const [name = '', isNumber, after = ''] = rest.slice(at, at + 3);
    // A place that comes again says the same again.
    values[name] ??= isNumber ? number : (words[at / 3] ?? '');
    text += (isNumber ? format.format(number) : values[name]) + after;
  }
  return { values, text };
}
