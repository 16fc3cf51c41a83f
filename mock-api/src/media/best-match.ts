const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * The options whose words match a prompt best: all of them if none matches. A word matches the start of a word of the
 * prompt.
 */
export function bestMatches<Option>(
  options: readonly Option[],
  prompt: string,
  wordsIn: (option: Option) => readonly string[],
): Option[] {
  const said = wordsOf(prompt);
  const votes = options.map(
    (option) => wordsIn(option).filter((word) => said.some((other) => other.startsWith(word))).length,
  );
  const most = Math.max(...votes);
  return options.filter((_, index) => votes[index] === most);
}
