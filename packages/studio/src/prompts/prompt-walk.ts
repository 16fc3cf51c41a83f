export type WalkDirection = 'older' | 'newer';

export interface PromptWalk {
  /**
   * One step through the history, newest first.
   * @param current the text in the prompt: if it is not what the last step returned, a new walk starts from it
   * @returns the text to show, or `undefined` at either end
   */
  step: (direction: WalkDirection, current: string, history: readonly string[]) => string | undefined;
}

/** A walk through earlier prompts. It keeps the typed text: the step past the newest prompt returns it. */
export function createPromptWalk(): PromptWalk {
  let typed = '';
  let lastReturned: string | undefined;
  return {
    step(direction, current, history) {
      if (current !== lastReturned) typed = current;
      const prompts = history.filter((prompt) => prompt !== typed.trim());
      const index = current === typed ? -1 : prompts.indexOf(current);
      const next = index + (direction === 'older' ? 1 : -1);
      if (next < -1 || next >= prompts.length) return undefined;
      return (lastReturned = prompts[next] ?? typed);
    },
  };
}
