import { TITLE_MIN_LENGTH } from './validation';

/** Maximum length of a proposed title, in characters as the reader counts them. */
export const PROPOSED_TITLE_LENGTH = 48;

/** A comma ends the first clause from this index on, so that 'A cat, asleep' stays whole. */
const COMMA_FROM = 16;

const SENTENCE_END = /[.!?;:\n。！？；：؟؛।]/u;
const COMMA = /[,，、،]/u;

/**
 * Proposes a title for a creation: the first clause of its prompt, cut between words, with a capital where the script
 * has them.
 * @returns an empty string if nothing that is long enough for a title is left
 */
export function proposeTitle(prompt: string): string {
  const [sentence = ''] = prompt.trim().split(SENTENCE_END);
  const comma = sentence.slice(COMMA_FROM).search(COMMA);
  const clause = comma < 0 ? sentence : sentence.slice(0, COMMA_FROM + comma);
  const title = shorten(clause.replace(/\s+/gu, ' ').trim());
  const [first = ''] = title;
  return title.length < TITLE_MIN_LENGTH ? '' : first.toLocaleUpperCase() + title.slice(first.length);
}

/** Cuts between words where there are any, otherwise between characters, and never inside of one. */
function shorten(text: string): string {
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const limit = [...characters.segment(text)][PROPOSED_TITLE_LENGTH]?.index;
  if (limit === undefined) return text;
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  const last = words.findLast(({ index, segment }) => index > 0 && index + segment.length <= limit);
  return text.slice(0, last ? last.index + last.segment.length : limit).trim();
}
