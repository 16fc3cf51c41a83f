import type { SessionResult } from '../generation/session-result';
import { foldText, wordMatcher } from '../gallery/fold-text';

/** The sources of earlier prompts, each newest first. */
export interface PromptSources {
  /** Prompts that the user has typed and replaced without generating. */
  replaced?: readonly string[];
  /** The results of the session. */
  results?: readonly Pick<SessionResult, 'request'>[];
  /** The user's own creations. */
  creations?: readonly { prompt: string }[] | undefined;
}

/** A prompt as a text area returns it, without white space around it: equal prompts are then equal strings. */
const normalize = (prompt: string) => prompt.replace(/\r\n?/g, '\n').trim();

/** Earlier prompts, newest first, each once: the replaced ones, then those of the results and of the creations. */
export function promptHistory({ replaced = [], results = [], creations = [] }: PromptSources): string[] {
  const prompts = [
    ...replaced,
    ...results.map(({ request }) => request.prompt),
    ...creations.map(({ prompt }) => prompt),
  ];
  return [...new Set(prompts.map(normalize).filter(Boolean))];
}

/** A prompt with its words prepared for the search. */
interface Entry {
  prompt: string;
  text: string;
}

/** Prompts prepared for `searchPrompts`: once for each list, not for each key. */
export const indexPrompts = (prompts: readonly string[]): readonly Entry[] =>
  prompts.map((prompt) => ({ prompt, text: foldText(prompt) }));

/** The prompts that contain every word of the query, without regard to case and accents. */
export function searchPrompts(index: readonly Entry[], query: string): string[] {
  const matchesQuery = wordMatcher(query);
  return index.filter(({ text }) => matchesQuery(text)).map(({ prompt }) => prompt);
}
