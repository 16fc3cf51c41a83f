import ts from 'typescript';

/** Why nothing can be made, as a sentence that says what to do instead. */
export class Refusal extends Error {}

export interface Name {
  /** `star-rating`: files, folders, entries, paths. */
  kebab: string;
  /** `starRating`: variables and keys. */
  camel: string;
  /** `StarRating`: components and types. */
  pascal: string;
  /** `star rating` */
  words: string;
  /** `Star rating` */
  title: string;
}

/** The first word has letters only, at least two, so that `data-ui`, keys and the names of components are valid. */
const KEBAB = /^[a-z]{2,}(?:-[a-z\d]+)*$/;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws {Refusal} if it is not in kebab-case, or no name of a variable */
export function nameOf(kebab: string): Name {
  if (!KEBAB.test(kebab)) {
    throw new Refusal(
      `"${kebab}" is no name: write lower-case words with hyphens between them, such as star-rating. The first word has two letters or more, and no digits.`,
    );
  }
  const [first = '', ...rest] = kebab.split('-');
  const camel = [first, ...rest.map(capitalised)].join('');
  if (isReserved(camel)) throw new Refusal(`"${camel}" is a word of JavaScript: choose another name.`);
  const words = kebab.replaceAll('-', ' ');
  return { kebab, camel, pascal: capitalised(camel), words, title: capitalised(words) };
}

function isReserved(word: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  scanner.setText(word);
  const kind = scanner.scan();
  return (
    word in {} || (kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord)
  );
}
