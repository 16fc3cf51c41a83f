/** Placeholders and tags, which are not changed: `{{tokens}}`, `<terms>…</terms>`. */
const MARKUP = /(\{\{[^}]*\}\}|<\/?\w+>)/;

const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçďéğĥíĵķľñöřšťüŵýžÁÇĎÉĞĤÍĴĶĽÑÖŘŠŤÜŴÝŽ';

const FILLER = ' öñé ťŵö ťĥřéé föüř fívé šíx šévéñ';
const GROWTH = 0.4;

const accent = (text: string) =>
  text.replaceAll(/\w/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

const lengthOf = (text: string) =>
  text.split(MARKUP).reduce((sum, part) => sum + (MARKUP.test(part) ? 0 : part.length), 0);

const mapText = (text: string, change: (part: string) => string) =>
  text
    .split(MARKUP)
    .map((part) => (MARKUP.test(part) ? part : change(part)))
    .join('');

/** Adds accents, and makes the text 40 % longer, as German or Finnish may be. */
export function lengthen(text: string): string {
  const extraLength = Math.ceil(lengthOf(text) * GROWTH);
  const filler = FILLER.repeat(Math.ceil(extraLength / FILLER.length)).slice(0, extraLength);
  return mapText(text, accent) + filler;
}

const OVERRIDE = '\u202e';
const POP = '\u202c';

export function mirror(text: string): string {
  return mapText(text, (part) => (part.trim() ? `${OVERRIDE}${accent(part)}${POP}` : part));
}

interface PseudoLanguage {
  title: string;
  right: string;
  direction: 'ltr' | 'rtl';
  change: (text: string) => string;
}

/** Pseudo-languages, computed from English: a layout that breaks in them will break in a real language. */
export const PSEUDO_LANGUAGES: Record<string, PseudoLanguage> = {
  long: { title: 'Ĺöñğéř ťéxť', right: '+40 %', direction: 'ltr', change: lengthen },
  mirrored: { title: 'Mirrored text', right: 'right to left', direction: 'rtl', change: mirror },
};

/** Texts with every string changed, in nested objects as well. */
export function mapTexts<Texts extends object>(texts: Texts, change: (text: string) => string): Texts;
export function mapTexts(texts: object, change: (text: string) => string): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}
