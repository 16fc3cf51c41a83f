'use client';

import { generateMutation, useApi, useSubmit } from '@product/api-client/react';
import type { Generation, GenerationRequest } from '@product/api-client';
import { VIDEO_DURATION_SECONDS, type GeneratorChoices } from '@product/domain';
import { useCallback, useEffect, useRef } from 'react';
import { toGenerationPhase } from './generation-phase';
import { useProgress, type ProgressOptions } from './use-progress';

export interface GenerationOptions extends ProgressOptions {
  /** Called once with each result and its request. */
  onResult?: ((result: Generation, request: GenerationRequest) => void) | undefined;
}

/**
 * One generation at a time, under the nearest `ApiProvider`.
 * @returns `phase` (idle, generating, done or failed); `progress` in percent; `elapsed` in
 * seconds; `isLate` once it takes longer than usual; `start`, which does nothing while a
 * generation is running; `cancel`. Unmounting cancels, too.
 */
export function useGeneration(options: GenerationOptions = {}) {
  const { submit, abort, ...call } = useSubmit(generateMutation(useApi()));
  const phase = toGenerationPhase(call);
  const progress = useProgress(phase, options);
  const onResult = useRef(options.onResult);
  useEffect(() => void (onResult.current = options.onResult));

  const start = useCallback(
    (choices: GeneratorChoices) => {
      const controller = new AbortController();
      const request = toRequest(choices);
      const onSuccess = (result: Generation) => onResult.current?.(result, request);
      submit({ request, signal: controller.signal }, { controller, onSuccess });
    },
    [submit],
  );
  useEffect(() => abort, [abort]);

  return { phase, ...progress, start, cancel: abort };
}

const toRequest = (choices: GeneratorChoices): GenerationRequest => ({
  ...choices,
  ...(choices.mediaType === 'video' && { videoDuration: VIDEO_DURATION_SECONDS }),
});
