import {
  useGeneration,
  useResults,
  type GenerationPhase,
  type GenerationStore,
  type SessionResult,
} from '@product/studio';
import { useState } from 'react';
import { useServices } from '../../core/services';

export type SessionResults = ReturnType<typeof useSessionResults>;

/**
 * The generation of the form, and the results of the session. `phase` is what the preview shows: the generation that is
 * running or has failed; otherwise the result that was chosen in the strip, or the last one. `shown` is the result in it,
 * if there is one.
 */
export function useSessionResults() {
  const { generations, results: store } = useServices();
  const results = useResults(store);
  const { phase: formPhase, start, cancel } = useGeneration(generations);
  const last = results.find(({ variationOf }) => variationOf === undefined) ?? results[0];
  const [chosen, setChosen] = useState<{ url: string; last: SessionResult | undefined }>();
  const [isAside, setAside] = useState(false);
  // A newer result takes the place of the chosen one.
  const isCurrent = chosen?.last?.result.mediaUrl === last?.result.mediaUrl;
  const kept = isCurrent ? results.find(({ result }) => result.mediaUrl === chosen?.url) : undefined;
  const isRunning = formPhase.name === 'generating';
  const isInForm = isRunning || formPhase.name === 'failed';
  const shown = isInForm && !isAside ? undefined : (kept ?? last);
  const phase: GenerationPhase = shown ? { name: 'done', ...shown } : formPhase;
  return {
    phase,
    formPhase,
    results,
    shown,
    isRunning,
    cancel,
    /** Shows a result; without one, the generation of the form. */
    show: (result?: SessionResult) => {
      setAside(result !== undefined);
      if (result) setChosen({ url: result.result.mediaUrl, last });
    },
    start: (choices: Parameters<GenerationStore['start']>[0]) => {
      setAside(false);
      start(choices);
    },
  };
}
