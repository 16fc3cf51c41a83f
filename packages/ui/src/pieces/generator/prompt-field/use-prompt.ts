'use client';

import { useState, useSyncExternalStore } from 'react';
import { createPromptStore, type PromptStore } from './prompt-store';

/** The host's prompt, or one of its own. */
export function usePromptStore(given: PromptStore | undefined, initial: string | undefined): PromptStore {
  const [own] = useState(() => given ?? createPromptStore(initial));
  return given ?? own;
}

/** Something about the prompt. Whoever asks is drawn anew when the answer changes, not at every key. */
export function usePromptIs(prompt: PromptStore, read: (words: string) => boolean): boolean {
  const answer = () => read(prompt.get());
  return useSyncExternalStore(prompt.subscribe, answer, answer);
}
