'use client';

import type { VideoStep } from '@product/domain';
import { useEffect, useRef, useState } from 'react';
import { systemClock, type Clock } from '../clock';
import type { GenerationPhase } from './generation-phase';
import { PROGRESS_CURVES } from './progress-curves';

export interface ProgressOptions {
  /**
   * The clock and the random numbers of the progress. Keep the object.
   * @default systemClock
   */
  clock?: Clock | undefined;
  /**
   * Called once with each step that the progress of a video passes. The last function that it returns is called when
   * the generation ends, however it ends.
   */
  onVideoStep?: ((step: VideoStep) => (() => void) | void) | undefined;
}

/** The progress in percent: by the curve of the media type while generating, 100 when done, 0 otherwise. */
export function useProgress(
  phase: GenerationPhase,
  { clock = systemClock, onVideoStep }: ProgressOptions,
): number {
  const [percent, setPercent] = useState(0);
  const request = phase.name === 'generating' ? phase.request : undefined;
  const announce = useRef(onVideoStep);
  useEffect(() => void (announce.current = onVideoStep));

  useEffect(() => {
    if (!request) return;
    const { tickMs, next, steps } = PROGRESS_CURVES[request.mediaType];
    const begin = clock.now();
    let reached = 0;
    let takeBack: (() => void) | void;
    setPercent(reached);
    const stop = clock.every(tickMs, () => {
      const before = reached;
      reached = next(before, clock.now() - begin, clock);
      setPercent(reached);
      for (const step of steps(before, reached)) takeBack = announce.current?.(step);
    });
    return () => {
      stop();
      takeBack?.();
    };
  }, [request, clock]);

  if (phase.name === 'done') return 100;
  return request ? percent : 0;
}
