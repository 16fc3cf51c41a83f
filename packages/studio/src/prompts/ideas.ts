/** Between the phrases of a prompt, in any script. Captured, so that `split` keeps the separators. */
const SEPARATORS = /([,،，、\n]\s*)/;

/** The phrases of a prompt, split at its commas. */
export const phrasesOf = (prompt: string): ReadonlySet<string> =>
  new Set(prompt.split(SEPARATORS).map((phrase) => phrase.trim()));

/**
 * Adds an idea to the end of a prompt, or removes it if the prompt has it as a phrase. The rest stays as typed.
 * @param idea a phrase without commas
 * @param separator the comma of the language
 */
export function toggleIdea(prompt: string, idea: string, separator: string): string {
  const parts = prompt.split(SEPARATORS);
  const index = parts.findIndex((part, position) => position % 2 === 0 && part.trim() === idea);
  if (index >= 0) {
    parts.splice(Math.max(index - 1, 0), 2);
    return parts.join('');
  }
  const before = prompt.replace(/[,،，、\s]+$/, '');
  return before === '' ? idea : before + separator + idea;
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
