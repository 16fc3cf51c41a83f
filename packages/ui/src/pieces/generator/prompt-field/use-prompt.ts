'use client';

import { useState, useSyncExternalStore } from 'react';
import { createPromptStore, type PromptStore } from './prompt-store';

/** The host's store, or a new one if the host has none. */
export function usePromptStore(given: PromptStore | undefined, initial: string | undefined): PromptStore {
  const [own] = useState(() => given ?? createPromptStore(initial));
  return given ?? own;
}

/**
 * Subscribes to a predicate of the prompt. The component renders again when the result changes, not on every key press.
 */
export function usePromptIs(prompt: PromptStore, read: (words: string) => boolean): boolean {
  const answer = () => read(prompt.get());
  return useSyncExternalStore(prompt.subscribe, answer, answer);
}
