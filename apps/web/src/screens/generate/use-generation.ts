import { generateMutation, useApi, useSubmit } from '@product/api-client/react';
import type { GenerationRequest } from '@product/api-client';
import { VIDEO_DURATION_SECONDS, type GeneratorChoices } from '@product/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GenerationPhase } from './generation-phase';
import { useProgress } from './use-progress';

export function useGeneration() {
  const [phase, setPhase] = useState<GenerationPhase>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  const { submit, abort } = useSubmit(generateMutation(useApi()));
  const progress = useProgress(phase);

  const start = useCallback(
    (choices: GeneratorChoices) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      const request = toRequest(choices);
      setPhase({ name: 'generating', request });
      const settle = (next: GenerationPhase) => {
        if (running.current !== controller) return;
        running.current = undefined;
        setPhase(next);
      };
      submit(
        { request, signal: controller.signal },
        {
          controller,
          onSuccess: (result) => settle({ name: 'done', request, result }),
          onError: (error) => settle({ name: 'failed', request, error }),
        },
      );
    },
    [submit],
  );

  const cancel = useCallback(() => {
    running.current = undefined;
    abort();
    setPhase({ name: 'idle' });
  }, [abort]);

  useEffect(() => () => running.current?.abort(), []);

  return { phase, progress, start, cancel };
}

const toRequest = (choices: GeneratorChoices): GenerationRequest => ({
  ...choices,
  ...(choices.mediaType === 'video' && { videoDuration: VIDEO_DURATION_SECONDS }),
});
