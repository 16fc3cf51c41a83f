import { TITLE_MIN_LENGTH } from './constants';
import { plainPrompt } from './plain-prompt';

/** Maximum length of a proposed title, in characters as the reader counts them. */
export const PROPOSED_TITLE_LENGTH = 48;

/** A comma ends the first clause from this index on, so that 'A cat, asleep' stays whole. */
const COMMA_FROM = 16;

/** Between digits or letters a full stop, a colon and the like end nothing: 3.5, 10:30, 'it's'. */
const SENTENCE_END = /[.!?;:…]+(?=[\s"'”’»]|$)|[\n。｡．！？；：؟؛۔।॥]/u;
const COMMA = /[,，、،]/u;
/** 'Prompt: a cat' */
const LABEL = /^["“”]?\p{L}{2,16}["“”]?:\s+(?=\S)|^提示词：/u;
const QUOTATION_MARKS = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['‹', '›'],
  ['‘', '’'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
] as const;

/**
 * Proposes a title for a creation: the first clause of its prompt, cut between words, with a capital where the script
 * has them.
 * @returns an empty string if nothing that is long enough for a title is left
 */
export function proposeTitle(prompt: string): string {
  const [sentence = ''] = (plainPrompt(prompt) || prompt).replace(LABEL, '').trim().split(SENTENCE_END);
  const comma = sentence.slice(COMMA_FROM).search(COMMA);
  const clause = comma < 0 ? sentence : sentence.slice(0, COMMA_FROM + comma);
  const title = shorten(unquoted(clause.replace(/\s+/gu, ' ').trim()));
  const [first = ''] = title;
  return [...title].length < TITLE_MIN_LENGTH ? '' : first.toLocaleUpperCase() + title.slice(first.length);
}

/** Without quotation marks around the whole text, and without those whose other half was cut off. */
function unquoted(text: string): string {
  return QUOTATION_MARKS.reduce((rest, [open, close]) => {
    const inner = rest.slice(1, -1);
    if (rest.startsWith(open) && rest.endsWith(close) && !inner.includes(open) && !inner.includes(close))
      return inner.trim();
    const opened = rest.split(open).length - 1;
    const isWhole = open === close ? opened % 2 === 0 : opened === rest.split(close).length - 1;
    // An apostrophe is a closing mark, too.
    if (isWhole || (close === '’' && opened === 0)) return rest;
    return rest
      .replaceAll(open, '')
      .replaceAll(close === '’' ? open : close, '')
      .trim();
  }, text);
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
