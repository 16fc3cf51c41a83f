'use client';

import { generateMutation, useApi, useSubmit } from '@product/api-client/react';
import type { GenerationRequest } from '@product/api-client';
import { VIDEO_DURATION_SECONDS, type GeneratorChoices } from '@product/domain';
import { useCallback, useEffect } from 'react';
import { toGenerationPhase } from './generation-phase';
import { useProgress, type ProgressOptions } from './use-progress';

export type GenerationOptions = ProgressOptions;

/**
 * One generation at a time, under the nearest `ApiProvider`.
 * @returns `phase` (idle, generating, done or failed); `progress` in percent; `start`, which does nothing while a
 * generation is running; `cancel`. Unmounting cancels, too.
 */
export function useGeneration(options: GenerationOptions = {}) {
  const { submit, abort, ...call } = useSubmit(generateMutation(useApi()));
  const phase = toGenerationPhase(call);
  const progress = useProgress(phase, options);

  const start = useCallback(
    (choices: GeneratorChoices) => {
      const controller = new AbortController();
      submit({ request: toRequest(choices), signal: controller.signal }, { controller });
    },
    [submit],
  );
  useEffect(() => abort, [abort]);

  return { phase, progress, start, cancel: abort };
}

const toRequest = (choices: GeneratorChoices): GenerationRequest => ({
  ...choices,
  ...(choices.mediaType === 'video' && { videoDuration: VIDEO_DURATION_SECONDS }),
});
