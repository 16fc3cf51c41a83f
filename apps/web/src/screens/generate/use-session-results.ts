import type { GeneratorChoices } from '@product/domain';
import { useGeneration, useResults, type GenerationPhase, type SessionResult } from '@product/studio';
import { useState } from 'react';
import { useServices } from '../../core/services';
import { useNotifications } from '../../core/feedback/use-notifications';

/**
 * The generation of the form, and the results of the session. `phase` is what the preview shows: the result that was
 * chosen in the strip, otherwise the last generation. `shown` is the result in it, if there is one.
 */
export function useSessionResults() {
  const { clock, results: store } = useServices();
  const { videoStep } = useNotifications();
  const results = useResults(store);
  const [chosen, setChosen] = useState<string>();
  const generation = useGeneration({
    clock,
    onVideoStep: videoStep,
    onResult: (result, request) => {
      store.add({ result, request });
      setChosen(undefined);
    },
  });
  const last = generation.phase.name === 'done' ? generation.phase.result.mediaUrl : undefined;
  const shown = results.find(({ result }) => result.mediaUrl === (chosen ?? last));
  const phase: GenerationPhase = shown ? { name: 'done', ...shown } : generation.phase;
  return {
    ...generation,
    phase,
    results,
    shown,
    isRunning: generation.phase.name === 'generating',
    /** Shows a result; without one, the last generation. */
    show: (result?: SessionResult) => setChosen(result?.result.mediaUrl),
    start: (choices: GeneratorChoices) => {
      setChosen(undefined);
      generation.start(choices);
    },
  };
}
