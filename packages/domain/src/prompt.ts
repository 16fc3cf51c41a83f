/** Whether a prompt counts as empty: it has no character but white space. Any other prompt is kept as typed. */
export const isPromptEmpty = (prompt: string): boolean => prompt.trim() === '';

/** Maximum length of a prompt, in code points. */
export const PROMPT_MAX_LENGTH = 10_000;

/** Length of a prompt as its limit counts it, in code points. */
export function promptLength(prompt: string): number {
  let length = 0;
  for (const _ of prompt) length++;
  return length;
}

/** By how many code points a prompt exceeds its limit; 0 if it does not. */
export const promptExcess = (prompt: string): number =>
  prompt.length <= PROMPT_MAX_LENGTH ? 0 : Math.max(promptLength(prompt) - PROMPT_MAX_LENGTH, 0);
