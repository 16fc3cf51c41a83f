/**
 * Accents of the Latin, Greek and Cyrillic scripts, Hebrew points, Arabic vowel signs, hamzas and tatweel. Vowel signs of
 * Indic scripts are combining marks as well, but a word without them is another word.
 */
const ACCENTS = /[\u0300-\u036f]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|\u0640|\u0670/g;

/** A text in the form in which it is searched: without case, accents and forms of width. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replaceAll('ß', 'ss');

/** Tests whether a folded text contains every word of the query, which is folded once. */
export function wordMatcher(query: string): (foldedText: string) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
