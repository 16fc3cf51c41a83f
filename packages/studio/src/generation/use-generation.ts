'use client';

import type { GeneratorChoices } from '@product/domain';
import { useSyncExternalStore } from 'react';
import type { GenerationStore, Progress, Variation } from './generation-store';

/**
 * The generation of the form, or of a variation. It renders at a change of the phase only; what shows the progress uses
 * `useProgress`.
 * @returns `phase` (idle, generating, done or failed); `start`, which does nothing while it is waiting or running; `cancel`
 */
export function useGeneration(store: GenerationStore, variation?: Variation) {
  const read = () => store.phase(variation);
  return {
    phase: useSyncExternalStore(store.subscribe, read, read),
    start: (choices: GeneratorChoices) => store.start(choices, variation),
    cancel: () => store.cancel(variation),
  };
}

/** The progress of the form's generation, or of a variation. It renders at each tick. */
export function useProgress(store: GenerationStore, variation?: Variation): Progress {
  const read = () => store.progress(variation);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The progress in percent of a running generation, whichever it is; `undefined` while none is running. */
export const useRunningProgress = (store: GenerationStore): number | undefined =>
  useSyncExternalStore(store.subscribe, store.running, store.running);

/** Whether a generation is running. It does not render at each tick. */
export function useIsGenerating(store: GenerationStore): boolean {
  const read = () => store.running() !== undefined;
  return useSyncExternalStore(store.subscribe, read, read);
}
