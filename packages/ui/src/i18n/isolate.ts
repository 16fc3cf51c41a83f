const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const RTL_LETTER = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]';
/** Embeddings, overrides, isolates and marks: control characters that change the direction of the text after them. */
const CONTROL = '[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]';
/** Characters that would reorder the text around them, by the direction of that text. */
const REORDERING = {
  ltr: new RegExp(`${RTL_LETTER}|${CONTROL}`, 'u'),
  rtl: new RegExp(`(?!${RTL_LETTER})\\p{L}|${CONTROL}`, 'u'),
};

/**
 * Prepares a user's text as a part of a sentence: text of the other direction gets U+2068 and U+2069 around it (Unicode
 * UAX #9), any other text stays as it is.
 * @param direction direction of the sentence
 */
export function isolate(text: string, direction: 'ltr' | 'rtl'): string {
  return REORDERING[direction].test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
}

/** Splits a text at its isolates, without their characters: the second, fourth … part is the content of an isolate. */
export const isolatedParts = (text: string): string[] => text.split(/[\u2068\u2069]/);
