import { foldText } from '../gallery/fold-text';

/** Between the phrases of a prompt, in any script: commas, line ends and ends of sentences. */
const SEPARATORS = /([,،，、\n]\s*|[.!?;:؛؟।۔…]+(?:\s+|$)|[。｡．！？；：]\s*)/;

/** At the end of a prompt, before an idea: what the comma replaces. The full stop of an abbreviation stays. */
const REPLACED_END = /(?:[,،，、\s]|[。।۔｡．…]|(?<!\.\p{L}+)\.)+$/u;

/** After other marks an idea begins without a comma. */
const OTHER_END = /[!?;:؛؟！？；：]$/;

const fold = (phrase: string) => foldText(phrase).trim();

/** The ideas that a prompt has as phrases, without regard to case and accents. */
export function ideasIn(prompt: string, ideas: readonly string[]): ReadonlySet<string> {
  const phrases = new Set(prompt.split(SEPARATORS).map(fold));
  return new Set(ideas.filter((idea) => phrases.has(fold(idea))));
}

/**
 * Adds an idea to the end of a prompt, or removes it if the prompt has it as a phrase. The rest stays as typed.
 * @param idea a phrase without commas
 * @param separator the comma of the language
 */
export function toggleIdea(prompt: string, idea: string, separator: string): string {
  const parts = prompt.split(SEPARATORS);
  const index = parts.findIndex((part, position) => position % 2 === 0 && fold(part) === fold(idea));
  if (index >= 0) {
    parts.splice(Math.max(index - 1, 0), 2);
    return parts.join('');
  }
  const before = prompt.replace(REPLACED_END, '');
  if (before === '') return idea;
  return before + (OTHER_END.test(before) ? separator.replace(/^\S+/, '') : separator) + idea;
}

/**
 * A prompt with one idea out of each list.
 * @param random a number from 0 up to, but not including, 1
 */
export const surprise = (
  lists: readonly (readonly string[])[],
  separator: string,
  random: () => number,
): string => lists.map((ideas) => ideas[Math.floor(random() * ideas.length)]).join(separator);
